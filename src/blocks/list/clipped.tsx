/** A text that its class may cut, shown whole on hover. */
export const Clipped = ({ text, className }: { text: string; className: string }) => (
  <span className={className} title={text}>
    {text}
  </span>
);
