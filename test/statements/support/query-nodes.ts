import { nodeIn, nodesIn, numberIn, type TreeNode, textIn } from './node-tree.ts';

const SELECT = '1';
const UPDATE = '2';
const INSERT = '3';

/** A table, subquery or join of a query, by its number from 1. */
export const relation = (query: TreeNode, index: number) => nodesIn(query, 'rtable')[index - 1];

const isShown = (entry: TreeNode) => textIn(entry, 'resjunk') !== 'true';

/** The columns that a query returns. */
export const outputOf = (query: TreeNode): TreeNode[] =>
  nodesIn(query, textIn(query, 'commandType') === SELECT ? 'targetList' : 'returningList').filter(isShown);

/** The queries of a union. */
export function partsOfUnion(query: TreeNode): TreeNode[] {
  const operations = nodeIn(query, 'setOperations');
  return (operations ? leavesOf(operations) : []).flatMap((leaf) => {
    const of = relation(query, numberIn(leaf, 'rtindex'));
    return (of && nodeIn(of, 'subquery')) ?? [];
  });
}

const leavesOf = (operations: TreeNode): TreeNode[] =>
  ['larg', 'rarg'].flatMap((side) => {
    const one = nodeIn(operations, side);
    if (!one) return [];
    return one.kind === 'SETOPERATIONSTMT' ? leavesOf(one) : [one];
  });

/** True for a query that aggregates all rows into one. */
export const hasOneRow = (query: TreeNode): boolean =>
  textIn(query, 'hasAggs') === 'true' &&
  !nodeIn(query, 'havingQual') &&
  nodesIn(query, 'groupClause').length === 0 &&
  query.fields.get('groupingSets') === null;

/** True if each row of a query with aggregates is made of at least one row. */
export function groupsHaveRows(query: TreeNode, nameOf: (oid: string) => string): boolean {
  if (nodesIn(query, 'groupClause').length > 0 && !nodesIn(query, 'groupingSets').some(hasEmptySet))
    return true;
  const having = nodeIn(query, 'havingQual');
  if (having?.kind !== 'OPEXPR' || !MORE_OR_OTHER.test(nameOf(textIn(having, 'opfuncid')))) return false;
  return nodesIn(having, 'args')[0]?.kind === 'AGGREF';
}

const MORE_OR_OTHER = /(gt|ne)$/;
/** Kinds of grouping sets that do not contain `()`, the group of all rows, which may be none. */
const SIMPLE_SETS = ['1', '4'];
const hasEmptySet = (set: TreeNode): boolean =>
  !SIMPLE_SETS.includes(textIn(set, 'kind')) || nodesIn(set, 'content').some(hasEmptySet);

/** The value that an UPDATE or INSERT gives to a column that it returns. */
export function changedValue(query: TreeNode, column: TreeNode): TreeNode | undefined {
  const command = textIn(query, 'commandType');
  if (command !== UPDATE && (command !== INSERT || nodeIn(query, 'onConflict'))) return undefined;
  if (numberIn(column, 'varno') !== numberIn(query, 'resultRelation')) return undefined;
  const entry = nodesIn(query, 'targetList').find(
    (one) => isShown(one) && numberIn(one, 'resno') === numberIn(column, 'varattno'),
  );
  return entry && nodeIn(entry, 'expr');
}

/** The same query, with its columns as they were before its change. */
export const beforeChange = (query: TreeNode): TreeNode => ({
  ...query,
  fields: new Map([...query.fields, ['commandType', SELECT]]),
});
