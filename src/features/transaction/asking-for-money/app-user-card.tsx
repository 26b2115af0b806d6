import type { FriUser } from '@cobros/sdk';
import type { ReactNode } from 'react';
import { fullName, maskedPhone } from '#domain/app-user-name-and-phone.ts';
import { figures } from '#styles/typography.css.ts';
import { Person } from '#ui/person.tsx';

/** With a space between, because a dot would end or begin a line on phones. */
const WRAPPED = { display: 'flex', flexWrap: 'wrap', columnGap: '0.75em' } as const;

export function AppUserCard({ friUser, end }: { friUser: FriUser; end: ReactNode }) {
  const phone = maskedPhone(friUser);
  return (
    <Person
      boxed
      name={fullName(friUser) || friUser.username}
      detail={
        <span style={WRAPPED}>
          <span>@{friUser.username}</span> <span className={figures}>{phone}</span>
        </span>
      }
      avatar={friUser.avatar}
      end={end}
    />
  );
}
