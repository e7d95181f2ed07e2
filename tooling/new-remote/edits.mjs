// What a new remote changes in the files that list the remotes. Pure functions on their texts.

/** A budget for the screen of the template, with room for a first feature. */
const FIRST_BUDGET_KB = 15;

/** Inserts a text after the last match. @param {string} text @param {RegExp} pattern global @param {(found: string) => string} next */
function afterLast(text, pattern, next) {
  const found = [...text.matchAll(pattern)].at(-1);
  if (!found) throw new Error(`No place for a new remote: nothing matches ${pattern}.`);
  const end = found.index + found[0].length;
  return text.slice(0, end) + next(found[0]) + text.slice(end);
}

/** CODEOWNERS with a team for the remote. @param {string} text @param {string} name */
export const withOwner = (text, name) =>
  afterLast(text, /^\/remotes\/\S+ +@\S+$/gm, () => `\n${`/remotes/${name}/`.padEnd(31)} @segue/${name}`);

/** The compiler's projects with the remote. @param {string} text of tsconfig.json @param {string} name */
export const withReference = (text, name) =>
  afterLast(
    text,
    /(\s*)\{\s*"path": "\.\/remotes\/[^"]+"\s*\}/g,
    (found) => `,${found.replace(/remotes\/[^"]+/, `remotes/${name}`)}`,
  );

/** The byte budgets with the remote. @param {string} text of budgets.json @param {string} name */
export function withBudget(text, name) {
  const budgets = JSON.parse(text);
  const remotes = { ...budgets.remotes, [name]: FIRST_BUDGET_KB };
  return `${JSON.stringify({ ...budgets, remotes }, null, 2)}\n`;
}

const KERNEL = ['contract', 'api-client', 'event-bus', 'stores', 'federation', 'ui', 'tracks', 'testing'];

/** tsconfig.json of the remote. */
export const tsconfig = () => ({
  extends: '../../tsconfig.base.json',
  compilerOptions: { rootDir: '.', outDir: 'dist-types', tsBuildInfoFile: 'dist-types/.tsbuildinfo' },
  include: ['src', 'remote.json'],
  exclude: ['**/*.test.ts', '**/*.test.tsx'],
  references: KERNEL.map((folder) => ({ path: `../../shared-kernel/${folder}` })),
});

/** package.json of the remote. @param {string} name @param {{ dependencies: object, devDependencies: object }} versions */
export const packageJson = (name, versions) => ({
  name: `@segue/remote-${name}`,
  version: '1.0.0',
  private: true,
  type: 'module',
  description: `The ${name} remote: built, tested and released on its own.`,
  scripts: scriptsOf(name),
  ...versions,
});

/** The commands of one remote: each touches that remote alone. @param {string} name */
export const scriptsOf = (name) => ({
  build: `node ../../tooling/start/build.mjs ${name}`,
  dev: `node ../../tooling/start/dev.mjs ${name}`,
  lint: `node ../../tooling/start/one-folder.mjs lint remotes/${name}`,
  size: `node ../../tooling/size/size.mjs ${name}`,
  test: `cd ../.. && jest remotes/${name}`,
  types: `node ../../tooling/start/one-folder.mjs types remotes/${name}`,
});
