// Prerendered pages: the first state of public screens as markup, drawn when something is released. A file holds the screens of
// one pair of shell and remote. It never changes: another shell, or other faces of the remotes, make another file.
import { createHash } from 'node:crypto';
import { promoted, withoutCanary } from './channel.mjs';
import {
  integrityOf,
  jsonText,
  parseFile,
  prerenderedSchema,
  RELEASE_SCHEMA,
  releaseFolder,
  SHELL,
} from './formats.mjs';
import { liveReleases, readReleasesOf, readShell } from './read.mjs';
import { facesKey, registryOf } from './registry.mjs';
import { UserError } from '../user-error.mjs';

/** Stands for the support address in prerendered pages; the server puts its own there. */
export const SUPPORT_EMAIL_MARK = 'support@segue.invalid';

/**
 * What has to be drawn for a channel: the shell's own pages, and the screens of each current build and canary that anyone may
 * open. Empty when the deployment has no shell.
 * @typedef {{ name: string, version: string, container: string | null, path: string, shell: string, page: string,
 *   shellFolder: string, registry: import('./registry.mjs').DerivedRegistry }} Drawing `path` of its file, `shellFolder` of the
 *   shell's files; the rest is what to draw with
 * @returns {Promise<Drawing[]>}
 */
export async function drawingsOf(store, channel) {
  const shell = await shellOf(store, channel);
  if (!shell) return [];
  const releaseOf = await readReleasesOf(store, channel);
  const names = Object.keys(channel.remotes);
  const stable = names.reduce((state, name) => withoutCanary(state, name), channel);
  const drawingOf = (name, version, container, state) => {
    const registry = registryOf(state, releaseOf, store.base);
    const path = pathOf(name, version, { ...shell, faces: facesKey(registry.remotes) });
    return { ...shell, name, version, container, registry, path };
  };
  const remotes = liveReleases(channel, releaseOf)
    .filter(({ face }) => face.routes.some(({ access }) => access === 'anyone'))
    .map(({ name, version, container }) =>
      drawingOf(name, version, container, promoted(stable, name, version)),
    );
  return [drawingOf(SHELL, shell.shell, null, stable), ...remotes];
}

/**
 * Draws what is missing for a channel. A drawing that fails is reported and blocks nothing.
 * @typedef {Pick<import('./formats.mjs').Prerendered, 'renderer' | 'styledComponents' | 'variants'>} Drawn
 * @param {import('./folder-store.mjs').Store} store @param {import('./formats.mjs').Channel} channel
 * @param {(drawing: Drawing) => Promise<Drawn>} draw
 * @param {(pair: import('./formats.mjs').Prerendered) => boolean} [isCurrent] whether a file that is there may stay
 */
export async function drawMissing(store, channel, draw, isCurrent = () => true) {
  /** @type {{ name: string, version: string }[]} */
  const drawn = [];
  /** @type {{ name: string, version: string, reason: string }[]} */
  const failed = [];
  // One after the other: each draws its variants side by side.
  for (const drawing of await drawingsOf(store, channel)) {
    const { name, version } = drawing;
    const present = await readPair(store, drawing);
    if (present && isCurrent(present.pair)) continue;
    try {
      await writePair(store, drawing, await draw(drawing));
      drawn.push({ name, version });
    } catch (error) {
      failed.push({ name, version, reason: error.message });
    }
  }
  return { drawn, failed };
}

/** Whether the file of a drawing is there and can be used. */
export const isDrawn = async (store, drawing) => (await readPair(store, drawing)) !== undefined;

/** Adds to a registry where its prerendered pages are, for the server: at each build, and at the top for the shell's own. */
export async function withPrerendered(store, channel, registry) {
  const files = new Map();
  for (const drawing of await drawingsOf(store, channel)) {
    const present = await readPair(store, drawing);
    if (!present) continue;
    const { name, version, path } = drawing;
    const prerendered = { file: `${store.base}/${path}`, integrity: present.integrity };
    files.set(name === SHELL ? SHELL : `${name} ${version}`, { prerendered });
  }
  const filesOf = (name, build) => ({ ...build, ...files.get(`${name} ${build.version}`) });
  const remotes = registry.remotes.map((remote) => ({
    ...filesOf(remote.name, remote),
    ...(remote.canary && { canary: filesOf(remote.name, remote.canary) }),
  }));
  return { ...registry, ...files.get(SHELL), remotes };
}

/** Parses a file of prerendered pages; throws a sentence that names it. @param {string} text @param {string} path */
export const parsePrerendered = (text, path) => parseFile(prerenderedSchema, text, path);

/**
 * The file of a version that is shown by a shell, `page` being the hash of its page, in a registry with these faces. It may not be
 * there.
 */
export function pathOf(name, version, { shell, page, faces }) {
  const key = createHash('sha256').update(`${page} ${faces}`).digest('hex').slice(0, 12);
  return `${releaseFolder(name, version)}/prerendered/${shell}-${key}.json`;
}

/** The shell that a channel runs: its version, and the hash of its page. */
async function shellOf(store, channel) {
  const shell = await readShell(store, channel);
  if (!shell) return undefined;
  const folder = shell.files ? releaseFolder(SHELL, shell.version) : 'shell';
  const file = await store.read(`${folder}/index.html`);
  return file && { shell: shell.version, page: integrityOf(file.bytes), shellFolder: folder };
}

/** Undefined when the file is missing, damaged or of another pair. */
async function readPair(store, { path, shell, page, container }) {
  const file = await store.read(path);
  if (!file) return undefined;
  try {
    const pair = parsePrerendered(file.text, path);
    const isOfPair = pair.shell === shell && pair.page === page && pair.container === container;
    return isOfPair ? { pair, integrity: integrityOf(file.bytes) } : undefined;
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

async function writePair(store, { path, shell, page, container }, drawn) {
  const text = jsonText({ schema: RELEASE_SCHEMA, shell, page, container, ...drawn });
  parsePrerendered(text, path);
  const present = await store.read(path);
  // False when another publisher has drawn the same pair.
  await (present ? store.replace(path, text, present.etag) : store.create(path, text));
}
