// `npm run lint -w remotes/search`: lints one folder. Rules with types then read only that folder and what it imports.
import { mkdirSync, writeFileSync } from 'node:fs';
import { UserError } from './log.mjs';
import { at } from './paths.mjs';
import { run, runMain } from './processes.mjs';

/** A tsconfig.json with the sources of one folder. @param {string} folder */
function writeProject(folder) {
  const path = at('.cache/lint', `${folder.replaceAll('/', '-')}.json`);
  const up = '../..';
  const project = {
    extends: `${up}/tooling/architecture/tsconfig.lint.json`,
    include: [`${up}/${folder}/**/*.ts`, `${up}/${folder}/**/*.tsx`],
    exclude: ['dist', 'dist-types', 'dist-dev'].map((name) => `${up}/${folder}/${name}`),
  };
  mkdirSync(at('.cache/lint'), { recursive: true });
  writeFileSync(path, JSON.stringify(project));
  return path;
}

runMain(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new UserError('Name a folder: node tooling/start/lint.mjs remotes/search');
  const env = { ...process.env, SEGUE_LINT_PROJECT: writeProject(folder) };
  const args = [at('node_modules/eslint/bin/eslint.js'), '--quiet', folder];
  return (await run(process.execPath, args, { env, live: true })).code;
});
