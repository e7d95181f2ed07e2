// `segue-remote publish`: builds a remote, or the shell, and writes its release. No channel changes.
import { spawnSync } from 'node:child_process';
import { readBuild, readBuiltShell } from '../build/read-build.mjs';
import { fitFaults, publishRelease, publishShell, readChannel } from '../releases/index.mjs';
import { UserError } from '../user-error.mjs';
import { run as build } from './build.mjs';

export async function run({ store, folder, checkout, name, channel }) {
  if (checkout) buildIn(checkout, name);
  else await build({ folder });
  const { release, isNew } =
    checkout && name === 'shell'
      ? await publishShell(store, readBuiltShell(folder))
      : await publishRelease(store, readBuild(folder));
  const { version } = release;
  const faults = await fitFaults(store, await readChannel(store, channel), name, version);
  return [
    `${name} ${version} ${isNew ? 'is published' : 'was published before: nothing to do'}.`,
    ...faults.map((fault) => `It does not fit ${channel} now: ${fault}`),
  ].join('\n');
}

/** With the builds of the repository, which skip what has not changed. */
function buildIn(checkout, name) {
  const options = { cwd: checkout, encoding: 'utf8', stdio: 'pipe' };
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build', '--', name], options);
  if (status !== 0) throw new UserError(`${name} was not built: see above.`, stdout + stderr);
}
