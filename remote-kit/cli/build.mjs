// `segue-remote build`: builds the remote of a folder into `dist`.
import { remoteConfig } from '../rspack/remote-config.mjs';
import { runCompiler } from '../rspack/run-compiler.mjs';
import { readBuild, readManifest } from '../build/read-build.mjs';
import { UserError } from '../user-error.mjs';

/** @param {{ folder: string }} options */
export async function run({ folder }) {
  const { name, version } = readManifest(folder);
  const started = performance.now();
  await runCompiler(remoteConfig({ folder, name })).catch((error) => {
    throw new UserError(error.message);
  });
  const { container, content } = readBuild(folder);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${name} ${version}: ${container}, ${(content.length / 1024).toFixed(1)} KB before compression (${seconds} s)`,
  );
}
