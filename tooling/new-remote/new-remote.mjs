// `npm run new-remote -- charts`: writes `remotes/charts` and adds it to the files that list the remotes.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dependenciesFor, writeTemplates } from '@segue/remote-kit/new/write-remote';
import { REMOTES } from '../rspack/remotes.mjs';
import { log, UserError } from '../start/log.mjs';
import { at } from '../start/paths.mjs';
import { commandError, run, runMain, runNpm } from '../start/processes.mjs';
import { packageJson, withBudget, withOwner, withReference } from './edits.mjs';

const LISTS = {
  CODEOWNERS: withOwner,
  'tsconfig.json': withReference,
  'tsconfig.tests.json': withReference,
  'tooling/size/budgets.json': withBudget,
};

/** The remote whose commands and compiler settings a new one gets. */
const MODEL = 'remotes/search';

runMain(async () => {
  const [name] = process.argv.slice(2);
  if (!name) throw new UserError('Name the remote: npm run new-remote -- charts');
  const folder = at('remotes', name);
  if (REMOTES.includes(name)) throw new UserError(`remotes/${name} exists already: nothing was changed.`);
  const files = writeTemplates(folder, name, ['shared']);
  const model = readFileSync(at(MODEL, 'package.json'), 'utf8');
  writeFileSync(`${folder}/package.json`, JSON.stringify(packageJson(name, model, dependenciesFor(folder))));
  copyFileSync(at(MODEL, 'tsconfig.json'), `${folder}/tsconfig.json`);
  for (const [file, change] of Object.entries(LISTS)) {
    writeFileSync(at(file), change(readFileSync(at(file), 'utf8'), name));
  }
  const prettier = [at('node_modules/prettier/bin/prettier.cjs'), '--log-level', 'error', '--write', folder];
  await run(process.execPath, prettier);
  log(`remotes/${name}: ${['package.json', 'tsconfig.json', ...files].sort().join(', ')}`);
  await addToLock();
  log(`Changed: ${[...Object.keys(LISTS), 'package-lock.json'].join(', ')}`);
  log(`Next: npm run dev -w remotes/${name}, see docs/how-to/add-a-remote.md`);
});

// Without an entry in the lock a fresh install fails. All packages of a new remote are in it already, so that npm needs no network.
async function addToLock() {
  const { code, output } = await runNpm([
    'install',
    '--offline',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ]);
  if (code !== 0) throw commandError('npm could not add the remote: run npm install.', output);
}
