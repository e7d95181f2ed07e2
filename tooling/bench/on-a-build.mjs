// How the long-running commands here start and end: on a fresh build, with exit code 0 only when all held.
import { ensureBuild } from '../start/ensure-build.mjs';
import { requireNode } from '../start/node-version.mjs';
import { complain } from '../start/say.mjs';
import { stopOnSignals } from '../start/stopping.mjs';

/** @param {() => Promise<boolean>} measure tells whether all held */
export async function onABuild(measure) {
  requireNode();
  stopOnSignals(1);
  try {
    await ensureBuild();
    process.exitCode = (await measure()) ? 0 : 1;
  } catch (error) {
    complain(error);
    process.exitCode = 1;
  }
}
