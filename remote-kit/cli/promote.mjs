// `segue-remote promote`: checks a published version and makes it live.
import { promote, readPointer } from '../releases/index.mjs';
import { readRemoteJson } from '../rspack/manifest.mjs';
import { run as check } from './check.mjs';

export async function run(options) {
  const { store, name, folder, skip, version = readRemoteJson(folder).version } = options;
  const live = await readPointer(store, name).catch(() => undefined);
  if (live?.current === version) return `${name} ${version} is live already: nothing to do.`;
  if (skip) console.log(`No screen was opened: ${skip}`);
  else console.log(await check({ ...options, version }));
  const before = await promote(store, name, version);
  return `${name} ${version} is live${before ? `; it was ${before}` : ''}.`;
}
