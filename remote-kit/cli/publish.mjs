// `segue-remote publish`: checks and builds a remote, or the shell, and writes its signed release. No channel changes.
import { spawnSync } from 'node:child_process';
import { commitOf, readBuild, readBuiltShell } from '../build/read-build.mjs';
import {
  fitFaults,
  publishRelease,
  publishShell,
  readChannel,
  readOwners,
  requireRight,
} from '../releases/index.mjs';
import { manifestIn } from '../rspack/package-folder.mjs';
import { UserError } from '../user-error.mjs';
import { run as build } from './build.mjs';
import { keyFor } from './owners.mjs';

const CHECKS = ['types', 'lint', 'test'];

export async function run({ store, folder, checkout, name, channel, skip, by }) {
  const key = await keyFor({ store, by });
  requireRight(await readOwners(store), key, name);
  if (!skip) check(folder);
  if (checkout) npm(checkout, ['build', '--', name], `${name} was not built: see above.`);
  else await build({ folder });
  const isShell = checkout && name === 'shell';
  const built = isShell ? readBuiltShell(folder) : readBuild(folder);
  const facts = { ...built, ...(skip && { unchecked: skip }) };
  const { release, isNew } = await (isShell ? publishShell : publishRelease)(store, facts, key);
  const { version } = release;
  const before = await readChannel(store, channel);
  const faults = await fitFaults(store, before, name, version, { before });
  return [
    `${name} ${version} ${isNew ? 'is published' : 'was published before: nothing to do'}.`,
    ...faults.map((fault) => `It does not fit ${channel} now: ${fault}`),
  ].join('\n');
}

/** Runs the checks that the package has as scripts. */
function check(folder) {
  if (commitOf(folder) === 'unknown')
    throw new UserError('This folder is not in git: run git init and commit, or name a reason with --skip.');
  const { scripts = {} } = manifestIn(folder);
  for (const script of CHECKS.filter((one) => scripts[one]))
    npm(folder, [script], `npm run ${script} failed, so nothing was published: see above.`);
}

function npm(cwd, args, message) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...args], {
    cwd,
    encoding: 'utf8',
  });
  if (status !== 0) throw new UserError(message, stdout + stderr);
}
