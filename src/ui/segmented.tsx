import { Link } from 'wouter';
import { classes } from './classes.ts';
import { field, label as fieldLabel } from './field.css.ts';
import * as css from './segmented.css.ts';

type SegmentedProps<Value extends string> = {
  label: string;
  /** Undefined while no option is chosen. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
  /** As wide as its container. */
  wide?: boolean;
  disabled?: boolean;
};

/** A choice between up to four short options, all visible. */
export const Segmented = <Value extends string>(props: SegmentedProps<Value>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a grid in every browser
  <div className={classes(css.segmented, props.wide && css.wide)} role="group" aria-label={props.label}>
    {props.options.map((option) => (
      <button
        key={option.value}
        type="button"
        className={css.option}
        aria-pressed={option.value === props.value}
        disabled={props.disabled}
        onClick={() => props.onChange(option.value)}
      >
        {option.label}
      </button>
    ))}
  </div>
);

/** For forms: as wide as the fields, with the label above. */
export const SegmentedField = <Value extends string>(props: SegmentedProps<Value>) => (
  <div className={field}>
    <span className={fieldLabel} aria-hidden="true">
      {props.label}
    </span>
    <Segmented {...props} wide />
  </div>
);

type SegmentedLinksProps = {
  label: string;
  links: readonly { href: string; label: string; current: boolean }[];
};

/** Links in the same style, to the views of a page. */
export const SegmentedLinks = ({ label, links }: SegmentedLinksProps) => (
  <nav className={css.segmented} aria-label={label}>
    {links.map((link) => (
      <Link
        key={link.href}
        href={link.href}
        className={css.option}
        aria-current={link.current ? 'page' : undefined}
      >
        {link.label}
      </Link>
    ))}
  </nav>
);
