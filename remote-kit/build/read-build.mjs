// Reads a remote's manifest and its build, and the build of the shell.
import { execFileSync } from 'node:child_process';
import fs, { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../user-error.mjs';

const ENTRY = /^remoteEntry\.(\w+\.)?js$/;
const LAZY = /^lazy\.\w+\.js$/;
/** Source maps and build information are not published. */
const PRIVATE = /(^|\/)\.|\.map$|(^|\/)build\.json$/;

function readJson(path, { readFileSync } = fs) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new UserError(`${path} cannot be read: ${error.message}`);
  }
}

/** `remote.json` of a folder. @param {string} folder @returns {Record<string, any>} */
export function readManifest(folder) {
  const path = join(folder, 'remote.json');
  if (!existsSync(path))
    throw new UserError(`${folder} has no remote.json: run the command in the remote's folder.`);
  return readJson(path);
}

/**
 * A build as `publishRelease` takes it. `face` is what the page needs to know before it loads the remote.
 * @param {string} folder of the remote @param {Pick<typeof fs, 'existsSync' | 'readdirSync' | 'readFileSync'>} [output] has its `dist`
 */
export function readBuild(folder, output = fs) {
  const { name, version, routes, nav, widgets, home } = readManifest(folder);
  const { version: packageVersion = version } = readJson(join(folder, 'package.json'));
  if (version !== packageVersion)
    throw new UserError(`${name}: remote.json says ${version}, package.json says ${packageVersion}.`);
  const path = join(folder, 'dist');
  const files = output.existsSync(path) ? output.readdirSync(path) : [];
  const entry = files.find((file) => ENTRY.test(file));
  if (!entry) throw new UserError(`${name} is not built: run npm run build -- ${name}.`);
  const { container, needs } = readJson(join(path, 'build.json'), output);
  const face = { routes, nav, widgets, ...(home ? { home } : {}) };
  const content = output.readFileSync(join(path, entry));
  const file = files.find((one) => LAZY.test(one));
  const lazy = file && { file, content: output.readFileSync(join(path, file)) };
  return {
    name,
    version,
    commit: commitOf(folder),
    container,
    entry,
    content,
    ...(lazy && { lazy }),
    face,
    needs,
  };
}

/** The build of the shell as `publishShell` takes it. @param {string} folder of the shell */
export function readBuiltShell(folder) {
  const output = join(folder, 'dist');
  if (!existsSync(join(output, 'shell.json')))
    throw new UserError('shell is not built: run npm run build -- shell.');
  const { version, kernel } = readJson(join(output, 'shell.json'));
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' })
    .filter((path) => !PRIVATE.test(path) && statSync(join(output, path)).isFile())
    .sort();
  const contents = Object.fromEntries(files.map((path) => [path, readFileSync(join(output, path))]));
  return { version, kernel, commit: commitOf(folder), contents };
}

/** The commit of a folder, with `-dirty` when files differ from it; `unknown` outside of a repository. @param {string} folder */
export function commitOf(folder) {
  try {
    const args = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'];
    const stdio = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio }).trim();
  } catch {
    return 'unknown';
  }
}
