// Builds the named packages into `<package>/dist` in one bundler process.
//   node tooling/rspack/build.mjs shell search api
import { rspack } from '@rspack/core';
import { remoteConfig } from '@segue/remote-kit/rspack/remote-config';
import { shortError } from '@segue/remote-kit/rspack/run-compiler';
import { at } from '../start/paths.mjs';
import { forBrowsers } from './browser-code.mjs';
import { drawFrameIntoPage } from './draw-frame.mjs';
import { hostConfig } from './host-config.mjs';
import { nodeConfig } from './node-config.mjs';
import { REMOTES } from './remotes.mjs';
import { workerConfig } from './worker-config.mjs';

const targets = {
  shell: () => [hostConfig(), workerConfig()].map(forBrowsers),
  ...Object.fromEntries(
    REMOTES.map((name) => [name, () => forBrowsers(remoteConfig({ folder: at('remotes', name) }))]),
  ),
  api: () => nodeConfig({ name: 'api' }),
  sandbox: () => nodeConfig({ name: 'provider-sandbox' }),
};

const names = process.argv.slice(2);
const configs = names.flatMap((name) => targets[name]());
const started = performance.now();
const compiler = rspack(configs);

const failed = await new Promise((resolve) => {
  compiler.run((error, stats) => {
    if (error) {
      console.error(shortError(error));
      resolve(true);
      return;
    }
    for (const result of stats.stats) {
      const parts = { all: false, errors: true, warnings: true, timings: true };
      const { errors = [], warnings = [], time } = result.toJson(parts);
      const verdict = errors.length > 0 ? `failed, ${errors.length} errors` : `${time} ms`;
      console.log(`${result.compilation.name.padEnd(18)} ${verdict}`);
      for (const problem of [...errors, ...warnings]) console.error(shortError(problem));
    }
    resolve(stats.hasErrors());
  });
});
await new Promise((resolve) => compiler.close(resolve));
if (!failed && names.includes('shell')) await drawFrameIntoPage();

console.log(`${failed ? 'Build failed' : 'Built'} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
process.exitCode = failed ? 1 : 0;
