// `segue-remote test`: runs Jest with the configuration of the folder.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

/** @param {string} folder @param {string[]} args for Jest */
export async function run(folder, args) {
  const jest = createRequire(import.meta.url).resolve('jest/bin/jest.js');
  return spawnSync(process.execPath, [jest, ...args], { cwd: folder, stdio: 'inherit' }).status ?? 1;
}
