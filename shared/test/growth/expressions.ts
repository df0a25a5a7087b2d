import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../../..');

export interface Expression {
  place: string;
  expression: RegExp;
}

/** Returns the regular expression literals in the source code of the product. */
export function writtenExpressions(): Expression[] {
  return globSync('{shared,backend,frontend}/src/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((file) => !/spec\.ts$|\.d\.ts$/.test(file))
    .sort()
    .flatMap((file) => inFile(file));
}

function inFile(file: string): Expression[] {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const expression = new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
      found.push({ place: `${file}:${line + 1}`, expression });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns the regular expressions that modules of `shared` build when they are loaded. */
export async function builtExpressions(): Promise<Expression[]> {
  const built = new Map<string, RegExp>();
  const own = globalThis.RegExp;
  let place = '';
  globalThis.RegExp = new Proxy(own, {
    construct(target, args: ConstructorParameters<RegExpConstructor>, newTarget) {
      const expression = Reflect.construct(target, args, newTarget) as RegExp;
      built.set(`${place}: ${expression.source.slice(0, 60)}`, expression);
      return expression;
    },
  });
  try {
    const files = globSync('shared/src/**/*.ts', { cwd: ROOT }).filter((file) => !/spec\.ts$|\.d\.ts$/.test(file));
    for (const file of files.sort()) {
      place = file;
      await import(join(ROOT, file));
    }
  } finally {
    globalThis.RegExp = own;
  }
  return [...built].map(([name, expression]) => ({ place: name, expression }));
}
