import type { FriUser } from '@cobros/sdk';
import type { ReactNode } from 'react';
import { figures } from '../../../../styles/typography.css.ts';
import { fullName, maskedPhone } from '../../../domain/app-user-name-and-phone.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Person } from '../../../ui/person.tsx';
import * as css from './app-user-card.css.ts';

export function AppUserCard({ friUser, end }: { friUser: FriUser; end: ReactNode }) {
  const phone = maskedPhone(friUser);
  return (
    <Person
      boxed
      name={fullName(friUser) || friUser.username}
      detail={
        <>
          @{friUser.username}
          {phone && ' · '}
          <span className={figures}>{phone}</span>
        </>
      }
      avatar={friUser.avatar}
      end={end}
    />
  );
}

export const FoundMark = () => (
  <span className={css.found}>
    <Icon name="check-circle" />
  </span>
);
