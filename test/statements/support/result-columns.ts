import type { Catalog } from './catalog.ts';
import { functionKind } from './function-kinds.ts';
import {
  constantText,
  isNode,
  isNullConstant,
  nodeIn,
  nodesIn,
  numberIn,
  numbersIn,
  type TreeNode,
  type TreeValue,
  textIn,
} from './node-tree.ts';
import { columnKey, type NullProofs, nullProofs, throughJoin } from './null-proofs.ts';
import {
  beforeChange,
  changedValue,
  groupsHaveRows,
  hasOneRow,
  outputOf,
  partsOfUnion,
  relation,
} from './query-nodes.ts';
import { ALWAYS_A_VALUE, oneOf, type ResultColumn, UNKNOWN } from './result-column.ts';

/** A query with the queries around it. */
interface Level {
  query: TreeNode;
  above: Level | undefined;
  proofs: NullProofs;
}

const RELATION = '0';
const SUBQUERY = '1';
const FUNCTION = '3';
const VALUES = '5';
const CTE = '6';
const GROUP = '9';

/**
 * The columns of a statement's result, a list for each part of a union. A column may be null unless the schema, the joins and the
 * conditions exclude it.
 */
export function resultColumns(
  statement: TreeNode,
  nullParams: readonly number[],
  catalog: Catalog,
): ResultColumn[][] {
  const nameOf = (oid: string) => catalog.functions.get(oid)?.name ?? '';
  const columnsAt = (query: TreeNode, above: Level | undefined): ResultColumn[][] => {
    const level: Level = { query, above, proofs: nullProofs(query, catalog) };
    const parts = partsOfUnion(query);
    if (parts.length > 0) return parts.flatMap((part) => columnsAt(part, level));
    return [outputOf(query).map((entry) => resultOf(nodeIn(entry, 'expr'), level))];
  };

  const resultOf = (expression: TreeNode | undefined, level: Level): ResultColumn => {
    if (!expression) return UNKNOWN;
    const args = nodesIn(expression, 'args');
    const every = (values: readonly (TreeNode | undefined)[]) => values.map((one) => resultOf(one, level));
    const strict = () => ({ ...UNKNOWN, mayBeNull: every(args).some(({ mayBeNull }) => mayBeNull) });
    switch (expression.kind) {
      case 'VAR':
        return columnValue(expression, level);
      case 'CONST': {
        const text = constantText(expression);
        const isNull = isNullConstant(expression);
        return { mayBeNull: isNull, isNull, texts: isNull ? [] : text === undefined ? undefined : [text] };
      }
      case 'PARAM':
        return { ...UNKNOWN, mayBeNull: nullParams.includes(numberIn(expression, 'paramid')) };
      case 'OPEXPR':
      case 'SCALARARRAYOPEXPR':
      case 'FUNCEXPR': {
        const oid = textIn(expression, expression.kind === 'FUNCEXPR' ? 'funcid' : 'opfuncid');
        const kind = functionKind(catalog, oid);
        return kind === 'null if an argument is'
          ? strict()
          : { ...UNKNOWN, mayBeNull: kind !== 'never null' };
      }
      case 'AGGREF':
        return { ...UNKNOWN, mayBeNull: aggregateMayBeNull(expression, level) };
      case 'WINDOWFUNC':
        return {
          ...UNKNOWN,
          mayBeNull: functionKind(catalog, textIn(expression, 'winfnoid')) !== 'never null',
        };
      case 'BOOLEXPR':
        return strict();
      case 'COALESCEEXPR':
      case 'MINMAXEXPR': {
        const values = every(args);
        return { ...oneOf(values), mayBeNull: values.every(({ mayBeNull }) => mayBeNull) };
      }
      case 'CASEEXPR':
        return oneOf(every([...args.map((when) => nodeIn(when, 'result')), nodeIn(expression, 'defresult')]));
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
      case 'COLLATEEXPR':
        return { ...resultOf(nodeIn(expression, 'arg'), level), isNull: false };
      case 'SUBLINK':
        return { ...UNKNOWN, mayBeNull: subqueryMayBeNull(expression, level) };
      default:
        return { ...UNKNOWN, mayBeNull: !ALWAYS_A_VALUE.has(expression.kind) };
    }
  };

  const aggregateMayBeNull = (aggregate: TreeNode, level: Level): boolean => {
    const kind = functionKind(catalog, textIn(aggregate, 'aggfnoid'));
    if (kind === 'never null') return false;
    if (nodeIn(aggregate, 'aggfilter') || !groupsHaveRows(level.query, nameOf)) return true;
    const values = nodesIn(aggregate, 'args').map((entry) => resultOf(nodeIn(entry, 'expr'), level));
    return kind !== 'list' && values.some(({ mayBeNull }) => mayBeNull);
  };

  const subqueryMayBeNull = (link: TreeNode, level: Level): boolean => {
    const kind = textIn(link, 'subLinkType');
    if (kind === EXISTS || kind === ARRAY) return false;
    const subquery = nodeIn(link, 'subselect');
    if (kind !== SCALAR || !subquery || !hasOneRow(subquery)) return true;
    return columnsAt(subquery, level).some(([column]) => column?.mayBeNull ?? true);
  };

  const columnValue = (given: TreeNode, from: Level): ResultColumn => {
    const level = levelAbove(from, numberIn(given, 'varlevelsup'));
    const column = level && throughJoin(level.query, given);
    const of = column && relation(level.query, numberIn(column, 'varno'));
    if (!of) return UNKNOWN;
    const { columns, joins, lets } = level.proofs;
    const changed = changedValue(level.query, column);
    // The new value is computed of the row as it was.
    if (changed && !isNotNull(of, column))
      return resultOf(changed, { ...level, query: beforeChange(level.query) });
    const value = valueIn(of, column, level);
    const isMissing = numbersIn(column, 'varnullingrels').some((join) => !joins.has(join));
    return {
      isNull: value.isNull && !isMissing,
      mayBeNull: !columns.has(columnKey(column)) && (isMissing || value.mayBeNull),
      texts: value.texts?.filter((text) => lets(column, text)),
    };
  };

  const isNotNull = (of: TreeNode, column: TreeNode) => {
    const n = numberIn(column, 'varattno');
    return n <= 0 || catalog.notNull.has(`${textIn(of, 'relid')}.${n}`);
  };

  const valueIn = (of: TreeNode, column: TreeNode, level: Level): ResultColumn => {
    const n = numberIn(column, 'varattno');
    const inLists = (lists: ResultColumn[][]) => oneOf(lists.map((list) => list[n - 1] ?? UNKNOWN));
    switch (textIn(of, 'rtekind')) {
      case RELATION: {
        const oid = textIn(of, 'relid');
        const view = catalog.views.get(oid);
        if (view) return inLists(columnsAt(view, undefined));
        return { ...UNKNOWN, mayBeNull: !isNotNull(of, column), texts: catalog.values.get(`${oid}.${n}`) };
      }
      case SUBQUERY: {
        const subquery = nodeIn(of, 'subquery');
        return subquery ? inLists(columnsAt(subquery, level)) : UNKNOWN;
      }
      case CTE: {
        // The first part of a recursive query decides.
        if (textIn(of, 'self_reference') === 'true') return { ...UNKNOWN, mayBeNull: false };
        const around = levelAbove(level, numberIn(of, 'ctelevelsup'));
        const tables = around ? nodesIn(around.query, 'cteList') : [];
        const found = tables.find((one) => textIn(one, 'ctename') === textIn(of, 'ctename'));
        const query = found && nodeIn(found, 'ctequery');
        return query ? inLists(columnsAt(query, around)) : UNKNOWN;
      }
      case VALUES:
        return oneOf(listOf(of.fields.get('values_lists')).map((row) => resultOf(nodeAt(row, n), level)));
      case GROUP:
        return resultOf(nodesIn(of, 'groupexprs')[n - 1], level);
      case FUNCTION: {
        const calls = nodesIn(of, 'functions').map((one) => nodeIn(one, 'funcexpr'));
        const kinds = calls.map((call) => call && functionKind(catalog, textIn(call, 'funcid')));
        return { ...UNKNOWN, mayBeNull: kinds.some((kind) => kind !== 'rows') };
      }
      default:
        return UNKNOWN;
    }
  };

  return columnsAt(statement, undefined);
}

const EXISTS = '0';
const SCALAR = '4';
const ARRAY = '6';

function levelAbove(from: Level, times: number): Level | undefined {
  return times > 0 ? from.above && levelAbove(from.above, times - 1) : from;
}

const listOf = (value: TreeValue | undefined): readonly TreeValue[] => (Array.isArray(value) ? value : []);
const nodeAt = (row: TreeValue, n: number) => [listOf(row)[n - 1]].find(isNode);
