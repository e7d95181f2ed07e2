// `segue-remote publish --to <folder or origin>`: publishes the version in remote.json. No channel changes.
import { folderStore, httpStore, publishRelease } from '@segue/releases';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readBuild } from '../build/read-build.mjs';
import { UserError } from '../user-error.mjs';
import { run as build } from './build.mjs';

/** @param {string} folder @param {string[]} args */
export async function run(folder, args) {
  const { to } = parseArgs({ args, options: { to: { type: 'string' } } }).values;
  if (!to) throw new UserError('Say where to publish: segue-remote publish --to <folder or https origin>.');
  await build(folder);
  const store = /^https?:/.test(to)
    ? httpStore(to, { token: process.env.RELEASE_TOKEN })
    : folderStore(resolve(folder, to));
  const { release, isNew } = await publishRelease(store, readBuild(folder));
  const { name, version } = release;
  console.log(
    isNew
      ? `${name} ${version} is published. It is shown after it is promoted: npm run release -- promote ${name} ${version}`
      : `${name} ${version} is already published with the same content: nothing to do.`,
  );
}
