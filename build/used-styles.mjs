import postcss from 'postcss';

/** Returns the rules of a style sheet that apply to this markup and are not in the other sheet. */
export function usedStyles(css, html, other) {
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names.split(' ')));
  const others = new Set();
  postcss.parse(other).walk((node) => {
    others.add(conditionsOf(node) + node);
  });
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const isStepOfAnimation = rule.parent.name === 'keyframes';
    if (!isStepOfAnimation && (!isUsed(rule, used) || others.has(conditionsOf(rule) + rule))) remove(rule);
  });
  const animations = new Set();
  sheet.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) animations.add(word);
  });
  sheet.walkAtRules((rule) => {
    const isNeeded =
      rule.name === 'keyframes'
        ? animations.has(rule.params) && !others.has(String(rule))
        : isCondition(rule);
    if (!isNeeded) remove(rule);
  });
  return sheet.toString();
}

/** Removes a node, and conditions with nothing else in them. */
function remove(node) {
  const { parent } = node;
  node.remove();
  if (parent.type === 'atrule' && parent.nodes.length === 0) remove(parent);
}

/** The conditions around a node, which make equal rules different ones. */
const conditionsOf = ({ parent }) =>
  parent?.type === 'atrule' ? `${conditionsOf(parent)}@${parent.name} ${parent.params}{` : '';

/** Nobody prints a page that is still loading. */
const isCondition = ({ name, params }) => /^(media|supports|container)$/.test(name) && params !== 'print';

/** Matches states that an element has only after an interaction, which the first HTML does not handle. */
const INTERACTIVE = /:(hover|focus|active|disabled|checked)|\[aria-(invalid|pressed|expanded)/;

/** Rules without a class apply to every page, and are in the other sheet. */
const isUsed = ({ selectors }, used) =>
  selectors.flatMap(alternativesOf).some((selector) => {
    if (INTERACTIVE.test(selector)) return false;
    const classes = [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name]) => name);
    return classes.length > 0 && classes.every((name) => used.has(name));
  });

/** A selector without `:is(…)`, once for each of its alternatives. */
function alternativesOf(selector) {
  const [, before, list, after] = /^(.*):is\(([^()]*)\)(.*)$/s.exec(selector) ?? [];
  return list ? postcss.list.comma(list).flatMap((one) => alternativesOf(before + one + after)) : [selector];
}

/** Removes unused variables; the complete sheet contains them. */
export function withoutUnusedVariables(css) {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const sheet = postcss.parse(css);
  sheet.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove();
  });
  return sheet.toString();
}

/** Removes the fonts of a page that is shown without a network. */
export function withoutFonts(css) {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return sheet.toString();
}
