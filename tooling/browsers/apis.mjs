// Finds uses of browser APIs that a supported browser lacks, by the types of the code. Newer language features do not
// compile: `lib` in tsconfig.base.json excludes them.
import ts from 'typescript';
import { browsersWithout, features } from './support.mjs';

const { api, javascript } = features;
const { builtins } = javascript;

/** Interfaces that only TypeScript has; MDN lists their members at those that inherit them. */
const HEIRS = ['Window', 'Element', 'HTMLElement', 'Document', 'Node', 'WorkerGlobalScope'];

/** @param {readonly string[]} files @param {Record<string, unknown>} settings compiler options */
export function missingApis(files, settings) {
  const program = ts.createProgram(files, { ...settings, noEmit: true });
  const checker = program.getTypeChecker();
  const own = new Set(files);
  return program
    .getSourceFiles()
    .filter(({ fileName }) => own.has(fileName))
    .flatMap((source) => usesIn(source, checker));
}

function usesIn(source, checker) {
  const uses = [];
  const report = (node, name, symbol, owner) => {
    const declaration = symbol?.declarations?.find((one) =>
      /\/lib\.[\w.]+\.d\.ts$/.test(one.getSourceFile().fileName),
    );
    if (!declaration || isGuarded(node, name)) return;
    const feature = featureOf(declaration, name, owner);
    const browsers = browsersWithout(feature);
    if (browsers.length === 0) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    uses.push({ file: source.fileName, line: line + 1, name, browsers });
  };
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isPropertyAccessExpression(node))
      report(
        node,
        node.name.text,
        checker.getSymbolAtLocation(node.name),
        checker.getTypeAtLocation(node.expression),
      );
    else if (ts.isObjectBindingPattern(node))
      for (const element of node.elements) {
        const key = element.propertyName ?? element.name;
        const type = checker.getTypeAtLocation(node);
        if (ts.isIdentifier(key)) report(element, key.text, type.getProperty(key.text), type);
      }
    else if (ts.isIdentifier(node) && ts.isExpression(node) && !ts.isPropertyAccessExpression(node.parent))
      report(node, node.text, checker.getSymbolAtLocation(node));
    else if (ts.isIdentifier(node) && node.parent.expression === node)
      report(node, node.text, checker.getSymbolAtLocation(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}

/** What MDN knows of a member or a global of the standard library. */
function featureOf(declaration, name, owner) {
  const { parent } = declaration;
  const isGlobal = ts.isSourceFile(parent) || ts.isVariableDeclarationList(parent);
  if (isGlobal) return api[name] ?? builtins[name] ?? api.Window[name];
  const isStatic = ts.isTypeLiteralNode(parent);
  const holder = isStatic ? parent.parent.name?.text : parent.name?.text?.replace(/Constructor$/, '');
  if (isStatic) return api[holder]?.[`${name}_static`] ?? builtins[holder]?.[name];
  const names = [holder, owner?.symbol?.name, ...HEIRS];
  for (const one of names) {
    const feature =
      api[one]?.[name] ?? builtins[one]?.[name] ?? api[one]?.[`${name.replace(/^on/, '')}_event`];
    if (feature) return feature;
  }
  return undefined;
}

/** Whether the code asks first: by `?.`, `typeof` or `in`, anywhere in the same file. */
const isGuarded = (node, name) =>
  new RegExp(`'${name}' in |typeof [\\w.]*\\b${name}\\b|\\b${name}\\?\\.`).test(node.getSourceFile().text);
