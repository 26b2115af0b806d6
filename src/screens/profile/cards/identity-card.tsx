import { useSignals } from '@preact/signals-react/runtime';
import { roleLabel } from '#domain/role-label.ts';
import { businessAvatarUrl } from '#stores/business-avatar-url.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { secondary } from '#styles/typography.css.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { title } from '#ui/card.css.ts';
import { Card } from '#ui/card.tsx';
import { isOwner, mayChangeProfile } from '../may-change-profile.ts';
import * as css from '../profile.css.ts';
import { profileModal } from '../profile-modal.ts';

/** Shows the signed-in user; the picture is that of the business. */
export function IdentityCard({ user }: { user: CurrentUser }) {
  useSignals();
  const name = isOwner(user) ? user.business.name : user.name;
  return (
    <Card flush>
      <div className={css.identity}>
        <Avatar name={name} src={businessAvatarUrl(user.business)} size="lg" />
        <div className={css.names}>
          <p className={title}>{name}</p>
          <p className={secondary}>
            @{user.username} · {roleLabel(user)}
          </p>
        </div>
        {mayChangeProfile(user, 'avatar') && (
          <Button
            variant="outline"
            size="sm"
            icon="camera"
            onClick={() => profileModal.open({ step: 'avatar' })}
          >
            Cambiar foto
          </Button>
        )}
      </div>
    </Card>
  );
}
