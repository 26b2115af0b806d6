/** The style of the page of a payment link, from 320 px on, light and dark. */
export const PAYMENT_PAGE_STYLE = [
  ':root{color-scheme:light dark;--ink:#00203c;--muted:#5a616c;--line:#d9dce0;--card:#fff;--page:#f7f7f7;--blue:#0069d1;--on:#fff;--good:#e9f6dd;--good-ink:#2f6b00;--gray:#eceef1}',
  '@media(prefers-color-scheme:dark){:root{--ink:#eef3f8;--muted:#b4bcc6;--line:#3a4653;--card:#16222e;--page:#0d1620;--blue:#69b6ff;--on:#00203c;--good:#24431a;--good-ink:#c9f0ad;--gray:#2a3744}header svg{filter:invert(1) hue-rotate(180deg)}}',
  'body{margin:0;font:1rem/1.4 system-ui,sans-serif;color:var(--ink);background:var(--page)}',
  'header{display:grid;place-items:center;padding:.875rem;background:var(--card);border-bottom:1px solid var(--line)}',
  'main{max-width:30rem;margin:0 auto;padding:1.25rem 1rem 2rem;display:grid;gap:1.25rem;text-align:center}',
  'p,h1{margin:0;overflow-wrap:anywhere;text-wrap:balance}small,.muted{font-size:.875rem;color:var(--muted)}',
  'section{display:grid;gap:1.25rem;justify-items:center;padding:1.5rem 1.25rem 1.25rem;border:1px solid var(--line);border-radius:1rem;background:var(--card)}',
  'section>div{display:grid;gap:.5rem;justify-items:center;width:100%}',
  '.face{width:3.5rem;height:3.5rem;border-radius:50%;display:grid;place-items:center;object-fit:cover;background:var(--gray);font-weight:500}',
  'h1{font-size:1.25rem;font-weight:500}.amount{font-size:clamp(2rem,14vw,3.5rem);font-weight:500;line-height:1.1;letter-spacing:-.02em;font-variant-numeric:tabular-nums}',
  '.open{display:grid;place-items:center;min-height:3.25rem;width:100%;box-sizing:border-box;border-radius:99px;background:var(--blue);color:var(--on);text-decoration:none}',
  'a{color:var(--blue)}a:focus-visible{outline:3px solid #0087ff;outline-offset:3px}',
  '.qr{width:13.5rem;max-width:100%;border-radius:.75rem;overflow:hidden;border:1px solid var(--line)}.qr svg{display:block}',
  '.state{display:inline-block;padding:.25rem .75rem;border-radius:.375rem;background:var(--gray)}.paid{background:var(--good);color:var(--good-ink)}',
].join('');
