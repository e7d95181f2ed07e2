// Keeps the entries of a remote that is built at every change, because an open page may still ask for an older one.
import { createHash } from 'node:crypto';
import { readBuild } from '../build/read-build.mjs';
import { integrityOf, listed } from '../releases/index.mjs';

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
    const { content, ...build } = readBuild(compiler.context, compiler.outputFileSystem);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 11);
    const version = `${build.version}+${hash}`;
    const remote = listed({ ...build, version, integrity: integrityOf(content), lazy: undefined });
    scripts.set(remote.entry, content);
    return remote;
  }
  return {
    current: () => isBuilt.then(() => latest),
    scriptAt: (path) => scripts.get(path),
  };
}
