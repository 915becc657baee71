import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** A function, class or constant at the top level of a file. */
export interface Declared {
  readonly file: string;
  readonly name: string;
}

const root = path.resolve(import.meta.dirname, "../..");

/**
 * The files of the functions that a function mentions, directly or by way of others, relative to the repository. Types
 * do not count; what `isFollowed` refuses is neither counted nor followed.
 */
export function calledFiles(from: Declared, isFollowed: (called: Declared) => boolean): string[] {
  const seen = new Map<string, Declared>();
  const open = [from];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const key = `${next.file} ${next.name}`;
    if (seen.has(key)) continue;
    seen.set(key, next);
    open.push(...mentionedBy(next).filter(isFollowed));
  }
  return [...new Set([...seen.values()].map(({ file }) => file))].sort();
}

interface Module {
  readonly imports: ReadonlyMap<string, Declared>;
  readonly declarations: ReadonlyMap<string, ts.Node>;
}

const modules = new Map<string, Module>();

function mentionedBy({ file, name }: Declared): Declared[] {
  const { imports, declarations } = moduleOf(file);
  const declaration = declarations.get(name);
  if (declaration === undefined) return [];
  const found: Declared[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node)) {
      const imported = imports.get(node.text);
      if (imported !== undefined) found.push(imported);
      else if (declarations.has(node.text)) found.push({ file, name: node.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return found;
}

function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(path.join(root, file), "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = {
    imports: new Map(source.statements.flatMap((statement) => importedNames(file, statement))),
    declarations: new Map(source.statements.flatMap(declaredNames)),
  };
  modules.set(file, found);
  return found;
}

function importedNames(file: string, statement: ts.Statement): [string, Declared][] {
  if (!ts.isImportDeclaration(statement)) return [];
  const { importClause, moduleSpecifier } = statement;
  const bindings = importClause?.namedBindings;
  const target = ownFile(file, (moduleSpecifier as ts.StringLiteral).text);
  if (target === null || bindings === undefined || !ts.isNamedImports(bindings)) return [];
  if (importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  return bindings.elements.map(({ name, propertyName }) => [
    name.text,
    { file: target, name: (propertyName ?? name).text },
  ]);
}

function ownFile(importer: string, specifier: string): string | null {
  if (specifier.startsWith("#")) return specifier.slice(1);
  return specifier.startsWith(".") ? path.join(path.dirname(importer), specifier) : null;
}

function declaredNames(statement: ts.Statement): [string, ts.Node][] {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    return statement.name === undefined ? [] : [[statement.name.text, statement]];
  }
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map(({ name, initializer }) => [
    name.getText(),
    initializer ?? name,
  ]);
}
