// `npm run types|lint -w remotes/search`: checks one folder. Compiler and rules read only that folder and what it imports.
//   node tooling/start/one-folder.mjs types|lint remotes/search
import { mkdirSync, writeFileSync } from 'node:fs';
import { UserError } from './log.mjs';
import { at, readJson, TSC } from './paths.mjs';
import { run, runMain } from './processes.mjs';

const UP = '../..';

const tsc = (...args) => run(process.execPath, [TSC, ...args], { live: true });

const commands = {
  /** The sources, then the tests. */
  async types(folder) {
    const { code } = await tsc('-b', folder);
    if (code !== 0) return code;
    const { references } = readJson(at('tsconfig.tests.json'));
    const name = folder.replaceAll('/', '-');
    const project = {
      extends: `${UP}/tsconfig.tests.json`,
      compilerOptions: { tsBuildInfoFile: `${name}.tsbuildinfo` },
      include: [`${UP}/${folder}/src/**/*.test.ts`, `${UP}/${folder}/src/**/*.test.tsx`],
      references: references.map(({ path }) => ({ path: `${UP}/${path}` })),
    };
    const path = at('.cache/one-folder', `${name}.tests.json`);
    mkdirSync(at('.cache/one-folder'), { recursive: true });
    writeFileSync(path, JSON.stringify(project));
    return (await tsc('-p', path)).code;
  },

  async lint(folder) {
    const args = [at('tooling/lint/lint.mjs'), '--quiet', folder];
    return (await run(process.execPath, args, { live: true })).code;
  },
};

runMain(async () => {
  const [command, folder] = process.argv.slice(2);
  if (!commands[command] || !folder) throw new UserError('Name a command and a folder: lint remotes/search');
  return commands[command](folder);
});
