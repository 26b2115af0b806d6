import type { ReactNode } from 'react';
import { clip, secondary, strong, untranslated } from '#styles/typography.css.ts';
import { avatars } from './avatar.css.ts';
import { Avatar } from './avatar.tsx';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import * as css from './person.css.ts';

type PersonProps = {
  name: string;
  /** Second line, such as a username or phone number. */
  detail?: ReactNode;
  avatar?: string | null | undefined;
  /** An icon instead of initials, because `name` only says that there is nobody. */
  nobody?: boolean;
  /** With an outline, for use in a dialog; nothing is cut off, because the user has to read all of it. */
  boxed?: boolean;
  /** Shown on the right, such as a button or a tag. */
  end?: ReactNode;
};

export const Person = ({ name, detail, avatar, nobody, boxed, end }: PersonProps) => (
  <div className={classes(css.person, boxed && css.boxed)}>
    {nobody ? (
      <span className={avatars.base}>
        <Icon name="user" />
      </span>
    ) : (
      <Avatar name={name} src={avatar} />
    )}
    <div className={classes(css.lines, untranslated)}>
      <p className={classes(strong, !boxed && clip)}>{name}</p>
      {detail && <p className={classes(secondary, !boxed && clip)}>{detail}</p>}
    </div>
    {end}
  </div>
);
