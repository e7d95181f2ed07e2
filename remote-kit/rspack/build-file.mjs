// `build.json`: what the build knows about itself, for publishing; not served.
import { rspack } from '@rspack/core';

const FILE = 'build.json';

/** Adds fields to the build file. @param {Record<string, unknown>} fields */
export function extendBuildFile(compilation, fields) {
  const present = compilation.getAsset(FILE);
  const content = { ...(present && JSON.parse(String(present.source.source()))), ...fields };
  const source = new rspack.sources.RawSource(`${JSON.stringify(content)}\n`);
  if (present) compilation.updateAsset(FILE, source);
  else compilation.emitAsset(FILE, source);
}
