import { run } from '../../tooling/start/processes.mjs';

/**
 * Runs a Node script, prints its output as it arrives and tells whether it succeeded.
 * @param {string[]} args @param {NodeJS.ProcessEnv} [settings] environment variables beside those of this process
 */
export async function runLive(args, settings = {}) {
  const { code } = await run(process.execPath, args, { live: true, env: { ...process.env, ...settings } });
  return code === 0;
}
