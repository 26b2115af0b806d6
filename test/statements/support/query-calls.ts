import path from 'node:path';
import ts from 'typescript';

/** A call of `query` in the server. */
export interface QueryCall {
  /** `file:line` of the word `query`. */
  place: string;
  /** The type of its rows; undefined if it says nothing of them. */
  row: ts.Type | undefined;
}

/** Finds the calls of `Queryable.query` in the server, without those that pass on the statement of their caller. */
export function findQueryCalls(): { calls: QueryCall[]; checker: ts.TypeChecker } {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, path.resolve('.'));
  const files = ts.sys.readDirectory(path.resolve('sandbox'), ['.ts'], ['**/node_modules']);
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const calls: QueryCall[] = [];
  for (const file of program.getSourceFiles().filter(({ fileName }) => files.includes(fileName))) {
    const visit = (node: ts.Node) => {
      const method = ts.isCallExpression(node) && queryMethod(node, checker);
      if (method) {
        const row = rowOf(checker.getTypeAtLocation(node), checker);
        const { line } = file.getLineAndCharacterOfPosition(method.getStart());
        if (!row || (row.flags & ts.TypeFlags.TypeParameter) === 0)
          calls.push({
            place: `${path.relative('.', file.fileName)}:${line + 1}`,
            row: isAsserted(row, checker),
          });
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return { calls, checker };
}

/** The word `query` of a call of the interface's method. */
function queryMethod(call: ts.CallExpression, checker: ts.TypeChecker): ts.Node | undefined {
  if (!ts.isPropertyAccessExpression(call.expression) || call.expression.name.text !== 'query')
    return undefined;
  const declaration = checker.getResolvedSignature(call)?.declaration;
  const isOurs = declaration?.getSourceFile().fileName.endsWith('/database.ts');
  return isOurs ? call.expression.name : undefined;
}

function rowOf(promise: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  const [list] = checker.getTypeArguments(promise as ts.TypeReference);
  return list && checker.getTypeArguments(list as ts.TypeReference)[0];
}

const isAsserted = (row: ts.Type | undefined, checker: ts.TypeChecker) =>
  row && checker.typeToString(row) === 'Record<string, unknown>' ? undefined : row;
