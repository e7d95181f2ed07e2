// `segue-remote build`: builds the remote of a folder into `dist`, with its manifest.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST, parseManifest } from '../releases/index.mjs';
import { manifestIn } from '../rspack/package-folder.mjs';
import { remoteConfig } from '../rspack/remote-config.mjs';
import { runCompiler } from '../rspack/run-compiler.mjs';
import { UserError } from '../user-error.mjs';

/** @param {{ folder: string, name: string }} options */
export async function run({ folder, name }) {
  const started = performance.now();
  await runCompiler(remoteConfig({ folder, name })).catch((error) => {
    throw new UserError(error.message);
  });
  const { version } = builtManifest(folder);
  return `${name} ${version} is built (${((performance.now() - started) / 1000).toFixed(1)} s).`;
}

/** The manifest of the build in a folder's `dist`. @param {string} folder */
export function builtManifest(folder) {
  const path = join(folder, 'dist', MANIFEST);
  const manifest = parseManifest(readFileSync(path), path);
  const { version = manifest.version } = manifestIn(folder);
  if (version !== manifest.version)
    throw new UserError(`remote.json has the version ${manifest.version}, package.json ${version}.`);
  return manifest;
}
