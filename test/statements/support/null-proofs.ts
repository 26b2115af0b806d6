import type { Catalog } from './catalog.ts';
import {
  constantText,
  isNode,
  nodeIn,
  nodesIn,
  numberIn,
  numbersIn,
  type TreeNode,
  type TreeValue,
  textIn,
} from './node-tree.ts';
import { hasOneRow, relation } from './query-nodes.ts';

/** The nulls and texts that the conditions of a query exclude. */
export interface NullProofs {
  /** Columns that a row without a value would not have passed: `relation.column`. */
  columns: ReadonlySet<string>;
  /** Outer joins whose missing side would not have passed, or is never missing. */
  joins: ReadonlySet<number>;
  /** True if the conditions let a text of a column pass. */
  lets(column: TreeNode, text: string): boolean;
}

const INNER = 0;
const LEFT = 1;

export const columnKey = (column: TreeNode) => `${numberIn(column, 'varno')}.${numberIn(column, 'varattno')}`;

/** Reads the WHERE and the conditions of inner joins of a query. */
export function nullProofs(query: TreeNode, catalog: Catalog): NullProofs {
  const columns = new Set<string>();
  const joins = new Set<number>();
  const allowed: { column: string; allows: (text: string) => boolean }[] = [];
  const prove = (condition: TreeNode) => {
    const [column, other] = nodesIn(condition, 'args');
    const allows = other && allowedTexts(condition, other, catalog);
    if (column?.kind === 'VAR' && allows)
      allowed.push({ column: columnKey(throughJoin(query, column)), allows });
    for (const column of columnsThatMustExist(condition, catalog).map((found) => throughJoin(query, found))) {
      columns.add(columnKey(column));
      for (const join of numbersIn(column, 'varnullingrels')) joins.add(join);
    }
  };
  const proveAll = (quals: TreeNode | undefined) => {
    if (quals) for (const condition of partsOf(quals)) prove(condition);
  };
  const visitJoin = (join: TreeNode) => {
    const type = numberIn(join, 'jointype');
    const [left, right, quals] = ['larg', 'rarg', 'quals'].map((name) => nodeIn(join, name));
    if (left && (type === INNER || type === LEFT)) visit(left);
    if (right && type === INNER) visit(right);
    if (type === INNER) proveAll(quals);
    if (type === LEFT && quals?.kind === 'CONST' && isAlwaysOneRow(query, right))
      joins.add(numberIn(join, 'rtindex'));
  };
  const visit = (node: TreeNode) => {
    if (node.kind === 'JOINEXPR') return visitJoin(node);
    if (node.kind === 'FROMEXPR') for (const one of nodesIn(node, 'fromlist')) visit(one);
    proveAll(nodeIn(node, 'quals'));
  };
  const tree = nodeIn(query, 'jointree');
  if (tree) visit(tree);
  return {
    columns,
    joins,
    lets: (column, text) => {
      const key = columnKey(throughJoin(query, column));
      return allowed.every((one) => one.column !== key || one.allows(text));
    },
  };
}

/** The texts that a comparison with constants lets pass: `= 'a'`, `<> 'a'` or `in ('a', 'b')`. */
function allowedTexts(comparison: TreeNode, other: TreeNode, catalog: Catalog) {
  const name = catalog.functions.get(textIn(comparison, 'opfuncid'))?.name;
  const constants = [other, ...nodesIn(other, 'elements')].flatMap((one) => constantText(one) ?? []);
  if (name === 'texteq' && constants.length > 0) return (text: string) => constants.includes(text);
  if (name === 'textne' && comparison.kind === 'OPEXPR' && constants.length > 0)
    return (text: string) => !constants.includes(text);
  return undefined;
}

/** The column that a column of a join stands for. */
export function throughJoin(query: TreeNode, column: TreeNode): TreeNode {
  const of = relation(query, numberIn(column, 'varno'));
  const alias = of && nodesIn(of, 'joinaliasvars')[numberIn(column, 'varattno') - 1];
  return alias?.kind === 'VAR' ? throughJoin(query, alias) : column;
}

/** True for a subquery that computes aggregates of all its rows. */
function isAlwaysOneRow(query: TreeNode, side: TreeNode | undefined): boolean {
  const subquery = side && nodeIn(relation(query, numberIn(side, 'rtindex')) ?? side, 'subquery');
  return subquery !== undefined && hasOneRow(subquery);
}

const partsOf = (condition: TreeNode): TreeNode[] =>
  condition.kind === 'BOOLEXPR' && textIn(condition, 'boolop') === 'and'
    ? nodesIn(condition, 'args').flatMap(partsOf)
    : [condition];

/** The columns without which a condition is not true. */
function columnsThatMustExist(condition: TreeNode, catalog: Catalog): TreeNode[] {
  if (condition.kind === 'NULLTEST')
    return textIn(condition, 'nulltesttype') === '1'
      ? strictColumns(condition.fields.get('arg'), catalog)
      : [];
  if (condition.kind === 'SUBLINK') return strictColumns(condition.fields.get('testexpr'), catalog);
  return strictColumns(condition, catalog);
}

/** The columns without which an expression has no value. */
function strictColumns(value: TreeValue | undefined, catalog: Catalog): TreeNode[] {
  if (!isNode(value)) return [];
  if (value.kind === 'VAR') return numberIn(value, 'varlevelsup') === 0 ? [value] : [];
  if (['RELABELTYPE', 'COERCEVIAIO', 'COLLATEEXPR'].includes(value.kind))
    return strictColumns(value.fields.get('arg'), catalog);
  const called = ['OPEXPR', 'SCALARARRAYOPEXPR'].includes(value.kind) ? 'opfuncid' : 'funcid';
  const isStrict = catalog.functions.get(textIn(value, called))?.isStrict;
  const args = nodesIn(value, 'args');
  if (value.kind === 'SCALARARRAYOPEXPR') return isStrict ? strictColumns(args[0], catalog) : [];
  return isStrict ? args.flatMap((arg) => strictColumns(arg, catalog)) : [];
}
