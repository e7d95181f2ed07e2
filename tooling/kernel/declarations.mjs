// Describes the exported names of the kernel by a hash of their declared types.
import { createHash } from 'node:crypto';
import ts from 'typescript';

/** The commands of the bus are names of their own, so that a new one does not change the type of the others. */
const MEMBERS_AS_NAMES = { '@segue/kernel/bus Messages': 'messages' };

/**
 * The hash of each exported name, by entry point.
 * @param {Record<string, string>} entries entry point to its emitted `.d.ts` file
 * @returns {Record<string, Record<string, string>>}
 */
export function hashDeclarations(entries) {
  const paths = Object.fromEntries(Object.entries(entries).map(([entry, file]) => [entry, [file]]));
  const moduleResolution = ts.ModuleResolutionKind.Bundler;
  const options = { noLib: true, types: [], module: ts.ModuleKind.ESNext, moduleResolution, paths };
  const program = ts.createProgram(Object.values(entries), options);
  const checker = program.getTypeChecker();
  const exported = Object.entries(entries).flatMap(([entry, file]) =>
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))
      .map((symbol) => ({ entry, name: symbol.name, symbol: targetOf(checker, symbol) }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
  );
  const known = new Set(exported.map(({ symbol }) => symbol));
  const hashes = Object.fromEntries(Object.keys(entries).map((entry) => [entry, {}]));
  for (const { entry, name, symbol } of exported) {
    const members = MEMBERS_AS_NAMES[`${entry} ${name}`];
    hashes[entry][name] = members ? 'members' : hashOf(checker, symbol, known);
    if (!members) continue;
    const { symbol: type } = checker.getDeclaredTypeOfSymbol(symbol);
    hashes[members] = Object.fromEntries(
      [...type.members.values()].map((member) => [member.name, hashOf(checker, member, known)]),
    );
  }
  return hashes;
}

const targetOf = (checker, symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** Of its declaration and all it mentions, except other exported names: a change is reported once, where it was made. */
function hashOf(checker, symbol, exported) {
  const parts = new Set();
  const symbols = new Set([symbol]);
  for (const one of symbols) {
    for (const declaration of one.declarations ?? []) {
      parts.add(canonical(declaration));
      for (const mentioned of symbolsIn(checker, declaration)) {
        if (!exported.has(mentioned)) symbols.add(mentioned);
      }
    }
  }
  const hash = createHash('sha256').update([...parts].sort().join('\n'));
  return hash.digest('base64url').slice(0, 10);
}

/** Declarations of the kernel's files that a declaration mentions by name. */
function symbolsIn(checker, node) {
  const symbol = ts.isIdentifier(node) && checker.getSymbolAtLocation(node);
  const target = symbol && targetOf(checker, symbol);
  const found = target?.declarations?.some(isTopLevel) ? [target] : [];
  ts.forEachChild(node, (child) => void found.push(...symbolsIn(checker, child)));
  return found;
}

const isTopLevel = (declaration) => {
  const { parent } = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  // The types of other packages stay names.
  return parent && ts.isSourceFile(parent) && !parent.fileName.includes('/node_modules/');
};

/**
 * The text of a declaration without what does not change the type: comments, places of files, names of parameters, values of
 * constants, and the order of members and alternatives.
 */
function canonical(node) {
  if (ts.isVariableDeclaration(node) && node.initializer) {
    return `${canonical(node.name)}: ${ts.SyntaxKind[node.initializer.kind]}`;
  }
  if (ts.isUnionTypeNode(node)) return node.types.map(canonical).sort().join(' | ');
  if (ts.isImportTypeNode(node) && node.getText().startsWith('import(".')) {
    return [node.qualifier, ...(node.typeArguments ?? [])].filter(Boolean).map(canonical).join(' ');
  }
  const children = node.getChildren().filter((child) => !ts.isJSDoc(child));
  if (children.length === 0) return node.kind === ts.SyntaxKind.EndOfFileToken ? '' : node.getText();
  const parts = children.filter((child) => !(ts.isParameter(node) && child === node.name)).map(canonical);
  const isUnordered =
    node.kind === ts.SyntaxKind.SyntaxList && children.every((child) => ts.isPropertySignature(child));
  return (isUnordered ? parts.map((part) => part.replace(/ ?[,;]$/, '')).sort() : parts).join(' ');
}
