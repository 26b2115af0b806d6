import { Chip } from '#ui/chip.tsx';

export const ActiveOrBlockedChip = ({ status }: { status: string }) =>
  status === 'active' ? (
    <Chip tone="completed" icon="check">
      Activo
    </Chip>
  ) : (
    <Chip tone="rejected" icon="lock">
      Bloqueado
    </Chip>
  );
