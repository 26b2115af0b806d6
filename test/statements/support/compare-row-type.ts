import ts from 'typescript';
import type { Catalog } from './catalog.ts';
import type { DescribedColumn } from './describe-statement.ts';

/** The differences between the type of the rows and the columns. */
export function compareRowType(
  row: ts.Type,
  parts: readonly (readonly DescribedColumn[])[],
  catalog: Catalog,
  checker: ts.TypeChecker,
): string[] {
  const shapes = row.isUnion() ? row.types : [row];
  const faults = parts.flatMap((columns) => {
    const fitting = shapes.filter((shape) => columns.every((column) => fits(shape, column)));
    if (fitting.length === 0) return ['no member of the type fits a part of the union'];
    return [...missingColumns(fitting, columns), ...columns.flatMap((column) => faultsOf(fitting, column))];
  });
  return [...new Set(faults)];

  function fits(shape: ts.Type, { name, texts, mayBeNull, isNull }: DescribedColumn): boolean {
    const type = typeOf(shape, name);
    if (!type) return true;
    const members = membersOf(type);
    if (isNull && !members.some((one) => isAbsent(one) || isOpen(one))) return false;
    if (!mayBeNull && members.every(isAbsent)) return false;
    const literals = members.flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
    return !texts || literals.length < members.length || texts.some((text) => literals.includes(text));
  }

  function typeOf(shape: ts.Type, name: string): ts.Type | undefined {
    const property = checker.getPropertyOfType(shape, name);
    return property && checker.getTypeOfSymbol(property);
  }

  function missingColumns(fitting: readonly ts.Type[], columns: readonly DescribedColumn[]): string[] {
    const properties = fitting.flatMap((shape) => checker.getPropertiesOfType(shape));
    const required = properties.filter(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0);
    return [...new Set(required.map(({ name }) => name))]
      .filter((name) => !columns.some((column) => column.name === name))
      .map((name) => `${name}: no such column`);
  }

  function faultsOf(fitting: readonly ts.Type[], column: DescribedColumn): string[] {
    const types = fitting.flatMap((shape) => typeOf(shape, column.name) ?? []);
    if (types.length === 0)
      return shapes.some((shape) => typeOf(shape, column.name)) ? [] : [`${column.name}: not in the type`];
    const members = types.flatMap(membersOf).filter((one) => !hasFlag(ts.TypeFlags.Undefined)(one));
    if (members.some(isOpen)) return [];
    const values = members.filter((one) => !isAbsent(one));
    const written = types.map((type) => checker.typeToString(type)).join(' | ');
    const isNull = values.length < members.length;
    const faults: string[] = [];
    if (column.mayBeNull && !isNull) faults.push(`${column.name}: may be null, the type says ${written}`);
    const name = catalog.types.get(column.typeOid)?.name;
    if (!column.isNull && !values.every((one) => isOf(one, column.typeOid)))
      faults.push(`${column.name}: is ${name}, the type says ${written}`);
    const literals = values.flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
    const others = column.texts?.filter((text) => !literals.includes(text)) ?? [];
    if (literals.length > 0 && literals.length === values.length && others.length > 0)
      faults.push(`${column.name}: may be ${others.join(', ')}, the type says ${written}`);
    return faults;
  }

  function isOf(type: ts.Type, oid: string): boolean {
    const { name, element } = catalog.types.get(oid) ?? { name: '', element: null };
    if (element !== null) {
      const [item] = checker.isArrayLikeType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
      return item !== undefined && membersOf(item).every((one) => isOf(one, element));
    }
    return TYPESCRIPT_TYPES[name]?.(type) ?? false;
  }
}

const membersOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);

const hasFlag = (flag: ts.TypeFlags) => (type: ts.Type) => (type.flags & flag) !== 0;
const isText = hasFlag(ts.TypeFlags.StringLike);
const isAbsent = hasFlag(ts.TypeFlags.Null);
const isOpen = hasFlag(ts.TypeFlags.Unknown | ts.TypeFlags.Any);
const isNumber = hasFlag(ts.TypeFlags.NumberLike);
const isNamed = (name: string) => (type: ts.Type) => type.symbol?.name === name;
const isJson = (type: ts.Type) => !isNamed('Date')(type) && !isNamed('Uint8Array')(type);

/** As what the two drivers return each type. */
const TYPESCRIPT_TYPES: Readonly<Record<string, (type: ts.Type) => boolean>> = {
  text: isText,
  varchar: isText,
  name: isText,
  numeric: isText,
  int2: isNumber,
  int4: isNumber,
  int8: isNumber,
  float8: isNumber,
  oid: isNumber,
  bool: hasFlag(ts.TypeFlags.BooleanLike),
  timestamptz: isNamed('Date'),
  bytea: isNamed('Uint8Array'),
  json: isJson,
  jsonb: isJson,
};
