// `segue-remote publish`: checks and builds a remote, and copies the build to the deployment. Nothing becomes live.
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publish, sizeFaults } from '../releases/index.mjs';
import { manifestIn } from '../rspack/package-folder.mjs';
import { UserError } from '../user-error.mjs';
import { builtManifest, run as build } from './build.mjs';

const CHECKS = ['types', 'lint', 'test'];

export async function run({ store, folder, checkout, name, skip }) {
  const { scripts = {} } = manifestIn(folder);
  for (const script of CHECKS.filter((one) => !skip && scripts[one]))
    npm(folder, [script], `npm run ${script} failed, so nothing was published: see above.`);
  if (checkout) npm(checkout, ['build', '--', name], `${name} was not built: see above.`);
  else await build({ folder, name });
  const manifest = builtManifest(folder);
  const contentOf = (file) => readFile(join(folder, 'dist', file));
  const files = Object.keys(manifest.files);
  const contents = await Promise.all(files.map(async (file) => [file, await contentOf(file)]));
  const [fault] = sizeFaults(name, contents);
  if (fault) throw new UserError(fault);
  const isNew = await publish(store, manifest, contentOf);
  return `${name} ${manifest.version} ${isNew ? 'is published' : 'was published before: nothing to do'}.`;
}

function npm(cwd, args, message) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...args], {
    cwd,
    encoding: 'utf8',
  });
  if (status !== 0) throw new UserError(message, stdout + stderr);
}
