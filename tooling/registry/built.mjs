// Reads the build of a remote or of the shell from its `dist`.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfiesKernel } from '@segue/releases';
import { commitOf, readBuild } from '@segue/remote-kit/build/read-build';
import { UserError } from '../start/log.mjs';
import { readJson } from '../start/paths.mjs';
import { filesBelow } from './files.mjs';

/**
 * The build of a remote as `publishRelease` takes it. Throws when it is not built, or when its manifest does not fit.
 * @param {string} checkout @param {string} folder below `remotes`
 */
export function readBuilt(checkout, folder) {
  const home = join(checkout, 'remotes', folder);
  const build = readBuild(home);
  const { name, version } = build;
  const packageVersion = readJson(join(home, 'package.json')).version;
  if (name !== folder) throw new UserError(`${folder}: remote.json has the name ${name}.`);
  if (version !== packageVersion) {
    throw new UserError(`${folder}: remote.json says ${version}, package.json says ${packageVersion}.`);
  }
  return build;
}

/** The build of the shell as `publishShell` takes it. */
export function readBuiltShell(checkout) {
  const output = join(checkout, 'shell/dist');
  if (!existsSync(join(output, 'shell.json')))
    throw new UserError('shell is not built: run npm run build -- shell.');
  const { version, kernel } = readJson(join(output, 'shell.json'));
  const contents = Object.fromEntries(
    filesBelow(output).map((path) => [path, readFileSync(join(output, path))]),
  );
  return { version, kernel, commit: commitOf(checkout), contents };
}

/** The version of a local build, `1.0.0+<hash>`: the hash is that of everything that is published of it. */
export function localVersion({ version, container, content, lazy, face, needs }) {
  const hash = createHash('sha256')
    .update(JSON.stringify([container, face, needs]))
    .update(content)
    .update(lazy?.content ?? '');
  return `${version}+${hash.digest('hex').slice(0, 11)}`;
}

/** One sentence when this checkout's kernel is not what the build needs. */
export function kernelFault({ name, version, needs }, kernel) {
  if (satisfiesKernel(needs.kernel, kernel)) return [];
  return [`${name} ${version} needs kernel ${needs.kernel}; this repository has ${kernel}.`];
}
