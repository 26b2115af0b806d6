/** A node of a statement as PostgreSQL has parsed and resolved it: `{VAR :varno 1 …}`. */
export interface TreeNode {
  readonly kind: string;
  readonly fields: ReadonlyMap<string, TreeValue>;
}

export type TreeValue = string | null | TreeNode | readonly TreeValue[];

/** Reads the text in which PostgreSQL keeps a list of values and nodes. */
function parseNodeTree(text: string): TreeValue {
  const tokens = text.match(/[(){}]|"(?:[^"\\]|\\.)*"|(?:[^\s(){}\\]|\\.)+/gs) ?? [];
  let next = 0;
  const value = (): TreeValue => {
    const token = tokens[next++] ?? ')';
    if (token === '{') return node();
    if (token === '(') return listUntil(')');
    return token === '<>' ? null : token.replace(/^"|"$/g, '').replace(/\\(.)/g, '$1');
  };
  const listUntil = (end: string): TreeValue[] => {
    const values: TreeValue[] = [];
    while (next < tokens.length && tokens[next] !== end) values.push(value());
    next++;
    return values;
  };
  const node = (): TreeNode => {
    const kind = tokens[next++] ?? '';
    const fields = new Map<string, TreeValue>();
    while (next < tokens.length && tokens[next] !== '}') {
      const name = tokens[next++]?.slice(1) ?? '';
      const values: TreeValue[] = [];
      while (tokens[next] !== '}' && !tokens[next]?.startsWith(':')) values.push(value());
      fields.set(name, values.length === 1 ? (values[0] ?? null) : values);
    }
    next++;
    return { kind, fields };
  };
  return value();
}

export const isNode = (value: TreeValue | undefined): value is TreeNode =>
  value !== null && typeof value === 'object' && 'kind' in value;

/** The node in a field, if there is one. */
export function nodeIn(node: TreeNode, field: string): TreeNode | undefined {
  const value = node.fields.get(field);
  return isNode(value) ? value : undefined;
}

/** The nodes in a field that has a list. */
export function nodesIn(node: TreeNode, field: string): TreeNode[] {
  const value = node.fields.get(field);
  return Array.isArray(value) ? value.filter(isNode) : [];
}

export const textIn = (node: TreeNode, field: string): string => String(node.fields.get(field) ?? '');
export const numberIn = (node: TreeNode, field: string): number => Number(node.fields.get(field));

/** The members of a set of numbers: `(b 1 3)`. */
export function numbersIn(node: TreeNode, field: string): number[] {
  const value = node.fields.get(field);
  return Array.isArray(value) ? value.slice(1).map(Number) : [];
}

/** Reads the only query in the body of a function or a view. */
export function parseQuery(body: string): TreeNode {
  const queries = [parseNodeTree(body)].flat(2).filter(isNode);
  const [query] = queries;
  if (!query || queries.length > 1) throw new Error(`${queries.length} queries in ${body}`);
  return query;
}

export const isNullConstant = (expression: TreeNode) =>
  expression.kind === 'CONST' && textIn(expression, 'constisnull') === 'true';

/** The text of a constant. */
export function constantText(expression: TreeNode): string | undefined {
  if (expression.kind !== 'CONST' || textIn(expression, 'constlen') !== '-1') return undefined;
  const value = expression.fields.get('constvalue');
  if (!Array.isArray(value)) return undefined;
  const bytes = value.slice(2, -1).map((byte) => Number(byte) & 255);
  return Buffer.from(bytes.slice(4)).toString();
}
