// Follows the commands of a guide, word by word: what its `sh` blocks say is run, with other folders.
import { readFileSync } from 'node:fs';
import { UserError, log, secondsSince } from '../../../tooling/start/log.mjs';
import { at } from '../../../tooling/start/paths.mjs';
import { commandError, run } from '../../../tooling/start/processes.mjs';

/** The commands in the `sh` blocks of a document, in their order. @param {string} path from the root */
export function commandsOf(path) {
  const text = readFileSync(at(path), 'utf8');
  const blocks = [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)].map(([, block]) => block);
  const commands = blocks.flatMap((block) => block.split('\n').map((line) => line.trim())).filter(Boolean);
  if (commands.length === 0) throw new UserError(`${path} has no commands.`);
  return commands;
}

/** The environment of a developer's shell: without what npm gives the commands that it runs. */
function environment() {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$|NODE_ENV$)/.test(name));
  return { ...Object.fromEntries(own), npm_config_prefer_offline: 'true', npm_config_audit: 'false' };
}

/** Runs a command and prints how long it took; throws with the end of its output. @param {string} command @param {string} cwd */
export async function runCommand(command, cwd) {
  const started = performance.now();
  const { code, output } = await run('sh', ['-c', command], { cwd, env: environment() });
  log(`${code === 0 ? '✓' : '✗'} ${command} (${secondsSince(started)})`);
  if (code !== 0) throw commandError(`The command failed with code ${code}: ${command}`, output);
}
