// `segue-remote test`: runs Jest with the configuration of the folder.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { packageFolder } from '../rspack/package-folder.mjs';

/** @param {{ folder: string, args: string[] }} options of Jest */
export function run({ folder, args }) {
  const jest = join(packageFolder('jest', import.meta.dirname), 'bin/jest.js');
  return spawnSync(process.execPath, [jest, ...args], { cwd: folder, stdio: 'inherit' }).status ?? 1;
}
