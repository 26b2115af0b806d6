/** The rules of a minified sheet that this markup uses and that are not in the other sheet. */
export function usedStyles(css, html, other) {
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names.split(' ')));
  const kept = keptRules(css, used, other);
  // Animations are kept by the names that the kept rules use.
  return kept + keptAnimations(css, kept, other);
}

function keptRules(css, used, other) {
  return rulesOf(css)
    .map(({ prelude, body, text }) => {
      if (/^@(media|supports|container)/.test(prelude)) {
        const inner = keptRules(body, used, other);
        return inner && !other.includes(text) ? `${prelude}{${inner}}` : '';
      }
      return isUsed(prelude, used) && !other.includes(text) ? text : '';
    })
    .join('');
}

/** What only an answer to a person shows: nothing of these pages answers yet. */
const LATER = /:(hover|focus|active|disabled|checked)|\[aria-(invalid|pressed|expanded)/;

/** A rule without a class belongs to every page, which the other sheet serves. */
function isUsed(selectors, used) {
  return selectors.split(',').some((selector) => {
    if (LATER.test(selector)) return false;
    const classes = [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name]) => name);
    return classes.length > 0 && classes.every((name) => used.has(name));
  });
}

function keptAnimations(css, kept, other) {
  return rulesOf(css)
    .filter(({ prelude, text }) => {
      const [, name] = /^@keyframes (.*)$/.exec(prelude) ?? [];
      return name && kept.includes(name) && !other.includes(text);
    })
    .map(({ text }) => text)
    .join('');
}

function rulesOf(css) {
  const rules = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{' && depth++ === 0) open = at;
    if (css[at] !== '}' || --depth > 0) continue;
    rules.push({
      prelude: css.slice(start, open),
      body: css.slice(open + 1, at),
      text: css.slice(start, at + 1),
    });
    start = at + 1;
  }
  return rules;
}

/** Without the variables that nothing in it uses, and without the letters of other languages: the whole sheet has both. */
export function withoutUnusedVariables(css) {
  const withoutExtended = css.replace(/@font-face\{[^}]*latin-ext[^}]*\}/, '');
  return withoutExtended.replace(/(--[\w-]+): ?[^;{}]*;?/g, (declaration, name) =>
    withoutExtended.includes(`var(${name})`) ? declaration : '',
  );
}
