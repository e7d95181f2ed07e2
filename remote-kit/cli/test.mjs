// `segue-remote test`: runs Jest with the configuration of the folder.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { packageFolder } from '../rspack/package-folder.mjs';

/** @param {string} folder @param {string[]} args for Jest */
export async function run(folder, args) {
  const jest = join(packageFolder('jest', import.meta.dirname), 'bin/jest.js');
  return spawnSync(process.execPath, [jest, ...args], { cwd: folder, stdio: 'inherit' }).status ?? 1;
}
