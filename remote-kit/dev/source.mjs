// Builds a remote at every change and keeps the entries of this session, because an open page may still ask for an older one.
import { rspack } from '@rspack/core';
import { join } from 'node:path';
import { readBuild, readManifest } from '../build/read-build.mjs';
import { integrityOf, listed } from '../releases/index.mjs';
import { remoteConfig } from '../rspack/remote-config.mjs';
import { shortError } from '../rspack/short-error.mjs';

const OUTPUT = 'dist-dev';

/**
 * Watches the source. `current()` is the registry entry of the latest build that succeeded.
 * @param {string} folder @param {(line: string) => void} log
 */
export function watchRemote(folder, log) {
  const entries = new Map();
  let isReady = () => {};
  let latest = new Promise((resolve) => {
    isReady = resolve;
  });
  const { name } = readManifest(folder);
  const config = remoteConfig({ folder, name, isSingleFile: true });
  const compiler = rspack({
    ...config,
    devtool: 'inline-source-map',
    optimization: { ...config.optimization, minimize: false },
    output: { ...config.output, path: join(folder, OUTPUT) },
  });
  const watching = compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
    const { errors = [], time } = stats?.toJson({ all: false, errors: true, timings: true }) ?? {};
    const problems = error ? [error] : errors;
    if (problems.length > 0) return log(problems.map(shortError).join('\n'));
    const { content, ...build } = readBuild(folder, OUTPUT);
    const version = `${build.version}+${build.container.slice(name.length + 1)}`;
    const entry = listed({ ...build, version, integrity: integrityOf(content), lazy: undefined });
    entries.set(entry.entry, content);
    isReady(entry);
    latest = Promise.resolve(entry);
    return log(`${entry.name} ${entry.version}, built in ${time} ms`);
  });
  return {
    current: () => latest,
    entryAt: (path) => entries.get(path),
    stop: () => new Promise((resolve) => watching.close(resolve)),
  };
}
