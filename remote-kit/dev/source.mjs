// Keeps older entries of a remote that is rebuilt at every change, because an open page may still request them.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { entryOf, integrityOf, MANIFEST, parseManifest } from '../releases/index.mjs';

/**
 * `current()` is the registry entry of the latest build that succeeded; it waits for the first build.
 * @param {import('@rspack/core').Compiler} compiler of a remote
 */
export function keepBuilds(compiler) {
  /** @type {Map<string, Buffer>} */
  const scripts = new Map();
  let latest;
  const isBuilt = new Promise((resolve) => {
    compiler.hooks.afterDone.tap('keepBuilds', (stats) => {
      if (!stats.hasErrors()) latest = keep();
      resolve(undefined);
    });
  });
  function keep() {
    const { outputFileSystem, outputPath } = compiler;
    const read = (file) => outputFileSystem.readFileSync(join(outputPath, file));
    const manifest = parseManifest(read(MANIFEST), MANIFEST);
    const content = read(manifest.entry);
    const version = `${manifest.version}+${createHash('sha256').update(content).digest('hex').slice(0, 11)}`;
    const files = { [manifest.entry]: integrityOf(content) };
    const remote = entryOf('/remotes', { ...manifest, version, lazy: undefined, files });
    scripts.set(remote.entry, content);
    return remote;
  }
  return {
    current: () => isBuilt.then(() => latest),
    scriptAt: (path) => scripts.get(path),
  };
}
