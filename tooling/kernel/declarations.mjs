// Describes the exported names of the kernel by their declared types: one hash a name, and the other exported names
// that its type mentions.
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/**
 * @typedef {{ type: string, uses: string[] }} Described hash of the declared type; `<entry> <name>` of exported names in it
 * @typedef {Record<string, Record<string, Described>>} Declarations by entry point and name
 */

// A message is a name of its own: a new one changes no other name of the bus.
const MEMBERS_AS_NAMES = { '@segue/event-bus Messages': 'messages' };

/**
 * Describes the exported names of entry points by their emitted declarations.
 * @param {Record<string, string>} entries entry point to its `.d.ts` file
 * @returns {Declarations}
 */
export function describeDeclarations(entries) {
  const program = declarationProgram(entries);
  const checker = program.getTypeChecker();
  const exported = Object.entries(entries).flatMap(([entry, file]) =>
    exportsOf(program, checker, file).map((symbol) => ({
      entry,
      name: symbol.name,
      symbol: resolve(checker, symbol),
    })),
  );
  const idOf = new Map(exported.map(({ entry, name, symbol }) => [symbol, `${entry} ${name}`]));
  /** @type {Declarations} */
  const described = Object.fromEntries(Object.keys(entries).map((entry) => [entry, {}]));
  for (const { entry, name, symbol } of exported) {
    described[entry][name] = describe(checker, symbol, idOf);
    if (MEMBERS_AS_NAMES[`${entry} ${name}`]) {
      const members = [...(checker.getDeclaredTypeOfSymbol(symbol).symbol.members?.values() ?? [])];
      described[MEMBERS_AS_NAMES[`${entry} ${name}`]] = Object.fromEntries(
        members.map((member) => [member.name, describe(checker, member, idOf)]),
      );
      described[entry][name] = { type: 'members', uses: [] };
    }
  }
  return described;
}

// A program over the emitted declarations alone: the types of other packages stay names.
function declarationProgram(entries) {
  const find = (name, from) => {
    if (!name.startsWith('.')) return entries[name];
    const path = join(dirname(from), name);
    return [`${path}.d.ts`, join(path, 'index.d.ts')].find((file) => ts.sys.fileExists(file));
  };
  const options = { noLib: true, types: [] };
  const host = {
    ...ts.createCompilerHost(options, true),
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => {
        const resolvedFileName = find(text, from);
        return { resolvedModule: resolvedFileName && { resolvedFileName, extension: '.d.ts' } };
      }),
  };
  return ts.createProgram(Object.values(entries), options, host);
}

function exportsOf(program, checker, file) {
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  return symbol ? checker.getExportsOfModule(symbol) : [];
}

const isAlias = (symbol) => (symbol.flags & ts.SymbolFlags.Alias) !== 0;
const resolve = (checker, symbol) => (isAlias(symbol) ? checker.getAliasedSymbol(symbol) : symbol);

/** @returns {Described} */
function describe(checker, symbol, idOf) {
  const uses = new Set();
  const parts = new Set();
  const seen = new Set([symbol]);
  const queue = [symbol];
  for (let one = queue.shift(); one; one = queue.shift()) {
    for (const declaration of one.declarations ?? []) {
      parts.add(canonical(declaration));
      for (const mentioned of symbolsIn(checker, declaration)) {
        if (seen.has(mentioned)) continue;
        seen.add(mentioned);
        // An exported name has a hash of its own, so that a change is reported once, where it was made.
        if (idOf.has(mentioned)) uses.add(idOf.get(mentioned));
        else queue.push(mentioned);
      }
    }
  }
  const type = createHash('sha256')
    .update([...parts].sort().join('\n'))
    .digest('base64url');
  return { type: type.slice(0, 10), uses: [...uses].sort() };
}

/** Declarations of the kernel's files that a declaration mentions by name. */
function symbolsIn(checker, declaration) {
  const found = [];
  const visit = (node) => {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      const target = symbol && resolve(checker, symbol);
      if (target?.declarations?.some(isTopLevel)) found.push(target);
    }
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return found;
}

const isTopLevel = (declaration) => {
  const { parent } = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return parent !== undefined && ts.isSourceFile(parent) && !ts.isImportDeclaration(declaration);
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
