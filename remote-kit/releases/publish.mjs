// Publishes a build as an immutable release. No channel changes.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import {
  integrityOf,
  issueText,
  jsonText,
  releaseFolder,
  releasePath,
  RELEASE_SCHEMA,
  releaseSchema,
  SHELL,
  shellReleaseSchema,
} from './formats.mjs';
import { sizeFaults } from './faces.mjs';
import { readOwners, requireRight, signed } from './owners.mjs';
import { readRelease } from './read.mjs';
import { UserError } from '../user-error.mjs';

const COMPRESSED = /\.(js|css|svg|webmanifest|txt)$/;
/** What makes two builds of one version the same release. */
const IDENTITY = ['container', 'entry', 'integrity', 'lazy', 'face', 'needs', 'kernel', 'files'];

/**
 * A remote as it was built. `entry` is the file name of the script and `content` its bytes; `lazy` the script that it loads later.
 * @typedef {Pick<import('./formats.mjs').Release, 'name' | 'version' | 'commit' | 'container' | 'entry' | 'face' | 'needs' | 'unchecked'> &
 *   { content: Buffer, lazy?: { file: string, content: Buffer } | undefined }} Build
 */

/**
 * Publishes a remote.
 * @param {import('./folder-store.mjs').Store} store @param {Build} build
 * @param {import('./owners.mjs').Key} [key] signs the release; needed where the deployment has owners
 * @returns {Promise<{ release: import('./formats.mjs').Release, isNew: boolean }>} `isNew` is false when this version was published with the same content
 */
export function publishRelease(store, { content, lazy, ...facts }, key) {
  const release = {
    ...facts,
    integrity: integrityOf(content),
    bytes: content.length,
    ...(lazy && {
      lazy: { file: lazy.file, integrity: integrityOf(lazy.content), bytes: lazy.content.length },
    }),
  };
  const contents = { [facts.entry]: content, ...(lazy && { [lazy.file]: lazy.content }) };
  return publish(store, key, releaseSchema, release, contents, (owners) => [
    ...Object.entries(contents)
      .filter(([, text]) => !String(text).includes(facts.container))
      .map(([file]) => `${file} is not the build ${facts.container}.`),
    ...sizeFaults(release, Object.values(contents), owners?.remotes[facts.name]?.budgetKb),
  ]);
}

/**
 * Publishes a shell.
 * @param {import('./folder-store.mjs').Store} store
 * @param {{ version: string, commit: string, kernel: string, contents: Record<string, Buffer> }} build bytes of each file by its path
 * @param {import('./owners.mjs').Key} [key]
 * @returns {Promise<{ release: import('./formats.mjs').ShellRelease, isNew: boolean }>}
 */
export function publishShell(store, { contents, ...facts }, key) {
  const files = Object.fromEntries(
    Object.entries(contents).map(([path, content]) => [path, integrityOf(content)]),
  );
  return publish(store, key, shellReleaseSchema, { ...facts, name: SHELL, files }, contents, () =>
    ['index.html', 'shell.json'].filter((file) => !files[file]).map((file) => `${file} is missing.`),
  );
}

async function publish(store, key, schema, facts, contents, faultsOf) {
  const owners = await readOwners(store);
  requireRight(owners, key, facts.name);
  const candidate = { schema: RELEASE_SCHEMA, at: new Date().toISOString(), ...facts };
  const parsed = schema.safeParse(candidate);
  const faults = parsed.success ? faultsOf(owners) : [`${issueText(parsed.error)}.`];
  const { name, version } = facts;
  if (faults.length > 0) throw new UserError(`${name} ${version} cannot be published. ${faults.join(' ')}`);

  const taken = await readRelease(store, name, version);
  if (taken) requireSame(taken, parsed.data);
  for (const [path, content] of Object.entries(contents)) {
    await createFile(store, `${releaseFolder(name, version)}/${path}`, content);
  }
  // Last: a release never names a file that is missing.
  const text = jsonText(signed(parsed.data, key));
  const isNew = !taken && (await store.create(releasePath(name, version), text));
  const release = isNew ? parsed.data : await readRelease(store, name, version);
  requireSame(release, parsed.data);
  return { release, isNew };
}

function requireSame(taken, release) {
  const isSame = IDENTITY.every((field) => JSON.stringify(taken[field]) === JSON.stringify(release[field]));
  if (!isSame)
    throw new UserError(
      `${taken.name} ${taken.version} is already published with other content: raise the version.`,
    );
}

// With Brotli and gzip copies of text files, which the server sends as they are. The file may be there: of a publisher that was
// killed, or because this version is published again after it was pruned.
async function createFile(store, path, content) {
  const present = await store.read(path);
  if (present && integrityOf(present.bytes) === integrityOf(content)) return;
  if (COMPRESSED.test(path)) {
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await createOrKeep(store, `${path}.br`, brotliCompressSync(content, { params: size }));
    await createOrKeep(store, `${path}.gz`, gzipSync(content, { level: 9 }));
  }
  await createOrKeep(store, path, content);
}

async function createOrKeep(store, path, content) {
  if (await store.create(path, content)) return;
  const present = await store.read(path);
  if (!present?.bytes.equals(Buffer.from(content)))
    throw new UserError(`${path} exists with other content: raise the version.`);
}
