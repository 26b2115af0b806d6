import { figures } from '#styles/typography.css.ts';

/** A text whose closing numbers stay on one line: browsers break `CI-004512` at its hyphen. */
export const ClosingNumbers = ({ text }: { text: string }) =>
  text.split(/(CI-\d+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <b key={part} className={figures}>
        {part}
      </b>
    ),
  );
