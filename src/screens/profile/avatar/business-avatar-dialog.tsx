import { useState } from 'react';
import { FailureAlert } from '#blocks/form/failure-alert.tsx';
import { useCall } from '#blocks/form/use-call.ts';
import { type Crop, startCrop } from '#domain/crop.ts';
import { Alert } from '#ui/alert.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { profileModal } from '../profile-modal.ts';
import { updateAvatar } from '../profile-operations.ts';
import * as css from './business-avatar-dialog.css.ts';
import { CropStage } from './crop-stage.tsx';
import { type ChosenPicture, cropToSquare, usePictureFile } from './picture-file.ts';

const INPUT = 'picture-file';

export function BusinessAvatarDialog() {
  const { picture, error, choose, tellNotCut } = usePictureFile();
  const [placed, setPlaced] = useState<{ of: ChosenPicture; crop: Crop }>();
  const { busy, failure, run } = useCall();
  // The initial crop of a picture, which is centered.
  const cropOf = (of: ChosenPicture) =>
    placed?.of === of ? placed.crop : startCrop(of.image.naturalWidth, of.image.naturalHeight);
  const crop = picture && cropOf(picture);
  const save = async (chosen: ChosenPicture) => {
    const square = await cropToSquare(chosen, cropOf(chosen)).catch(() => undefined);
    if (!square) tellNotCut();
    return square && updateAvatar(square);
  };
  return (
    <Dialog
      title="Foto del negocio"
      subtitle="Arrastra para encuadrar. JPG, PNG o WebP de hasta 2 MB."
      busy={busy}
      onClose={profileModal.close}
      onSubmit={() => picture && void run(() => save(picture))}
      alert={error ? <Alert tone="error">{error}</Alert> : failure && <FailureAlert failure={failure} />}
      foot={
        picture ? (
          <>
            <Button type="submit" size="full" loading={busy}>
              Guardar foto
            </Button>
            <FileChooser label="Elegir otra imagen" onFile={choose} disabled={busy} />
          </>
        ) : (
          <FileChooser label="Elegir imagen" primary onFile={choose} />
        )
      }
    >
      {picture && crop ? (
        <CropStage
          src={picture.image.src}
          crop={crop}
          onCrop={(change) =>
            setPlaced((before) => ({
              of: picture,
              crop: change(before?.of === picture ? before.crop : crop),
            }))
          }
        />
      ) : (
        <DropPlace onFile={choose} />
      )}
    </Dialog>
  );
}

type FileProps = { onFile: (file: File) => Promise<void> };

type FileChooserProps = FileProps & { label: string; primary?: boolean; disabled?: boolean };

/** A button that opens the file chooser, with a transparent file input on top of it. */
function FileChooser({ label, primary, disabled, onFile }: FileChooserProps) {
  return (
    <div className={css.chooser}>
      <span className={primary ? buttonClass('primary', 'full') : buttonClass('text')}>{label}</span>
      <input
        id={INPUT}
        className={css.input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={label}
        disabled={disabled}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Lets the user choose the same file again, for instance after editing it.
          target.value = '';
          if (file) void onFile(file);
        }}
      />
    </div>
  );
}

function DropPlace({ onFile }: FileProps) {
  return (
    <label
      htmlFor={INPUT}
      className={css.empty}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) void onFile(file);
      }}
    >
      <Icon name="camera" size="xl" />
      Arrastra una imagen aquí o elígela de tu equipo
    </label>
  );
}
