/** Returns the rules of a minified style sheet that apply to this markup and are not in the other sheet. */
export function usedStyles(css, html, other) {
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names.split(' ')));
  const kept = keptRules(css, used, other);
  // Adds the animations that the kept rules use.
  return kept + keptAnimations(css, kept, other);
}

function keptRules(css, used, other) {
  return rulesOf(css)
    .map(({ prelude, body, text }) => {
      // Nobody prints a page that is still loading.
      if (prelude === '@media print') return '';
      if (/^@(media|supports|container)/.test(prelude)) {
        const inner = keptRules(body, used, other);
        return inner && !other.includes(text) ? `${prelude}{${inner}}` : '';
      }
      return isUsed(prelude, used) && !other.includes(text) ? text : '';
    })
    .join('');
}

/** Matches states that an element has only after an interaction, which the first HTML does not handle. */
const INTERACTIVE = /:(hover|focus|active|disabled|checked)|\[aria-(invalid|pressed|expanded)/;

/** Rules without a class apply to every page, and are in the other sheet. */
function isUsed(selectors, used) {
  return selectors.split(',').some((selector) => {
    if (INTERACTIVE.test(selector)) return false;
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

/** Removes unused variables; the complete sheet contains them. */
export function withoutUnusedVariables(css) {
  return css.replace(/(--[\w-]+): ?[^;{}]*;?/g, (declaration, name) =>
    css.includes(`var(${name})`) ? declaration : '',
  );
}
