// Reads the build of a remote or of the shell from its `dist`.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfiesKernel } from '@segue/releases';
import { UserError } from '../start/log.mjs';
import { readJson } from '../start/paths.mjs';
import { filesBelow } from './files.mjs';

const ENTRY = /^remoteEntry\.\w+\.js$/;

/**
 * The build of a remote as `publishRelease` takes it. Throws when it is not built, or when its manifest does not fit.
 * @param {string} checkout @param {string} folder below `remotes`
 */
export function readBuilt(checkout, folder) {
  const home = join(checkout, 'remotes', folder);
  const output = join(home, 'dist');
  const entry = existsSync(output) ? readdirSync(output).find((file) => ENTRY.test(file)) : undefined;
  if (!entry) throw notBuilt(folder);
  const { name, version, routes, nav, widgets, home: sections } = readJson(join(home, 'remote.json'));
  const packageVersion = readJson(join(home, 'package.json')).version;
  if (name !== folder) throw new UserError(`${folder}: remote.json has the name ${name}.`);
  if (version !== packageVersion) {
    throw new UserError(`${folder}: remote.json says ${version}, package.json says ${packageVersion}.`);
  }
  const { container, needs } = readJson(join(output, 'build.json'));
  return {
    name,
    version,
    commit: commitOf(checkout),
    container,
    entry,
    content: readFileSync(join(output, entry)),
    face: { routes, nav, widgets, ...(sections && { home: sections }) },
    needs,
  };
}

/** The build of the shell as `publishShell` takes it. */
export function readBuiltShell(checkout) {
  const output = join(checkout, 'shell/dist');
  if (!existsSync(join(output, 'shell.json'))) throw notBuilt('shell');
  const { version, kernel } = readJson(join(output, 'shell.json'));
  const contents = Object.fromEntries(
    filesBelow(output).map((path) => [path, readFileSync(join(output, path))]),
  );
  return { version, kernel, commit: commitOf(checkout), contents };
}

/** The version of a local build, `1.0.0+<hash>`: the hash is that of everything that is published of it. */
export function localVersion({ version, container, content, face, needs }) {
  const hash = createHash('sha256')
    .update(JSON.stringify([container, face, needs]))
    .update(content);
  return `${version}+${hash.digest('hex').slice(0, 11)}`;
}

/** One sentence when this checkout's kernel is not what the build needs. */
export function kernelFault({ name, version, needs }, kernel) {
  if (satisfiesKernel(needs.kernel, kernel)) return [];
  return [`${name} ${version} needs kernel ${needs.kernel}; this repository has ${kernel}.`];
}

const notBuilt = (name) => new UserError(`${name} is not built: run npm run build -- ${name}.`);

function commitOf(checkout) {
  try {
    const args = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'];
    return execFileSync('git', args, {
      cwd: checkout,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}
