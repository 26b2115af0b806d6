import { untranslated } from '#styles/typography.css.ts';
import { classes } from '#ui/classes.ts';

/** A text that its class may cut, shown whole on hover. */
export const Clipped = ({ text, className }: { text: string; className: string }) => (
  <span className={className} title={text}>
    {text}
  </span>
);

/** An e-mail address, which breaks before its @ where the line is too short for all of it. */
export function EmailAddress({ address, className }: { address: string; className: string }) {
  const at = address.indexOf('@');
  return (
    <span className={classes(className, untranslated)}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  );
}
