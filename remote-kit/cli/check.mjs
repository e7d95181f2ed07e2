// `segue-remote check`: whether a build fits the live remotes and the shell: by its facts, then by its screens in a running Segue.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { registryAt } from '../dev/page.mjs';
import { entryOf, faultsOf, folderStore, readRelease } from '../releases/index.mjs';
import { manifestIn } from '../rspack/package-folder.mjs';
import { UserError } from '../user-error.mjs';
import { builtManifest } from './build.mjs';
import { formatTable } from './table.mjs';

/** The build in the remote's `dist`, or the published `version`. Throws its faults. */
export async function run({ store, name, version, ...options }) {
  const source = version ? store : folderStore(options.folder);
  const folder = version ? `${name}/${version}` : 'dist';
  const manifest = await readRelease(source, name, version ?? builtManifest(options.folder).version, folder);
  const contents = new Map();
  for (const file of Object.keys(manifest.files)) contents.set(file, await source.read(`${folder}/${file}`));
  const segue = await segueOf(options);
  try {
    const { remotes } = await registryAt(segue.address);
    const faults = faultsOf(manifest, contents, remotes, shellKernel(options));
    if (faults.length > 0) throw new UserError(faults.join('\n'));
    const { checkScreens } = await import('../check/check.mjs');
    const findings = await checkScreens(segue, { entry: entryOf('/remotes', manifest), contents });
    const table = formatTable(findings.map(({ screen, problem }) => [problem ? '✗' : '✓', screen, problem]));
    if (findings.every(({ problem }) => !problem)) return table;
    throw new UserError(`${name} ${manifest.version} does not work in the page; nothing was changed.`, table);
  } finally {
    await segue.stop?.();
  }
}

/** The kernel of the deployment's shell, where it is in a folder of this machine. */
function shellKernel({ deployment = '', checkout = '' }) {
  const files = [deployment, join(checkout, 'dist')].map((folder) => join(folder, 'shell/shell.json'));
  const file = files.find((path) => existsSync(path));
  return file && JSON.parse(readFileSync(file, 'utf8')).kernel;
}

/**
 * In Segue's repository, it starts servers that read the deployment; elsewhere it uses the Segue of --segue with
 * CHECK_ACCOUNT.
 */
async function segueOf({ checkout, segue, deployment, remotesUrl }) {
  const product = checkout && manifestIn(checkout).segue?.product;
  const [email, password] = process.env.CHECK_ACCOUNT?.split(/:(.*)/) ?? [];
  if (!product)
    return { address: segue, ...(email && { signUp: (request) => signIn(request, email, password) }) };
  const { startTestProduct } = await import(pathToFileURL(join(checkout, product)).href);
  return startTestProduct({ deployment, remotesUrl });
}

/** No values for parameters of routes are known. */
async function signIn(request, email, password) {
  const answer = await request.post('/api/auth/signIn', { data: { email, password } });
  if (answer.ok()) return {};
  throw new UserError(`CHECK_ACCOUNT, email:password: the sign-in was answered with ${answer.status()}.`);
}
