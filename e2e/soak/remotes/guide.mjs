// Follows the commands of a guide, word by word: what its `sh` blocks say is run, with other folders.
import { readFileSync } from 'node:fs';
import { UserError, log, secondsSince } from '../../../tooling/start/log.mjs';
import { at, root } from '../../../tooling/start/paths.mjs';
import { commandError, run } from '../../../tooling/start/processes.mjs';

/** Does this with each command in the `sh` blocks of a document, in their order. */
export async function followGuide(path, follow) {
  const started = performance.now();
  const blocks = [...readFileSync(at(path), 'utf8').matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)];
  const commands = blocks
    .flatMap(([, block]) => block.split('\n').map((line) => line.trim()))
    .filter(Boolean);
  if (commands.length === 0) throw new UserError(`${path} has no commands.`);
  for (const command of commands) await follow(command);
  log(`The guide took ${secondsSince(started)}.`);
}

/** The environment of a developer's shell: without what npm gives the commands that it runs. */
function environment() {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$|NODE_ENV$)/.test(name));
  return { ...Object.fromEntries(own), npm_config_prefer_offline: 'true', npm_config_audit: 'false' };
}

/** Runs a command and prints how long it took; throws with the end of its output. */
export async function runCommand(command, cwd, env) {
  const started = performance.now();
  const { code, output } = await run('sh', ['-c', command], {
    cwd,
    env: { ...environment(), ...env },
  });
  log(`${code === 0 ? '✓' : '✗'} ${command} (${secondsSince(started)})`);
  if (code !== 0) throw commandError(`The command failed with code ${code}: ${command}`, output);
}

/** Clones the last commit of this checkout, with its packages, into a folder that does not exist. */
export async function cloneInto(clone) {
  await runCommand(`git clone --quiet ${root} ${clone}`, root);
  // Links cost no space; npm replaces files and does not write into them, but for its own record.
  await runCommand(
    `for folder in $(git ls-files '*package.json' | sed 's/package.json$/node_modules/'); do
       [ ! -d $folder ] || cp -al --parents $folder ${clone} 2>/dev/null || cp -a --parents $folder ${clone}
     done
     cp ${clone}/node_modules/.package-lock.json ${clone}/record
     mv ${clone}/record ${clone}/node_modules/.package-lock.json`,
    root,
  );
}
