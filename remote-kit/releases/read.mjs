// Reads channels, logs and releases of a deployment.
import {
  channelPath,
  channelSchema,
  EMPTY_CHANNEL,
  logLineSchema,
  logPath,
  parseFile,
  PRODUCTION,
  releaseFolder,
  releasePath,
  releaseSchema,
  SHELL,
  shellInfoSchema,
  shellReleaseSchema,
} from './formats.mjs';
import { UserError } from '../user-error.mjs';

/**
 * @typedef {import('./folder-store.mjs').Store} Store
 * @typedef {import('./formats.mjs').Channel} Channel
 * @typedef {import('./formats.mjs').LogLine} LogLine
 * @typedef {import('./formats.mjs').Release} Release
 */

/**
 * A channel; empty before its first release.
 * @param {Store} store @returns {Promise<Channel>}
 */
export async function readChannel(store, channel = PRODUCTION) {
  return parseChannel((await store.read(channelPath(channel)))?.text, channel);
}

/** @param {string | undefined} text */
export const parseChannel = (text, channel) =>
  text === undefined ? EMPTY_CHANNEL : parseFile(channelSchema, text, channelPath(channel));

/**
 * The log of a channel, oldest change first.
 * @param {Store} store @returns {Promise<LogLine[]>}
 */
export async function readLog(store, channel = PRODUCTION) {
  return parseLog((await store.read(logPath(channel)))?.text ?? '', channel);
}

/** @param {string} text */
export const parseLog = (text, channel) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => parseFile(logLineSchema, line, `${logPath(channel)} line ${index + 1}`));

/**
 * A published release of a remote or of the shell; undefined when there is none.
 * @template {string} Name
 * @param {Store} store @param {Name} name @param {string} version
 * @returns {Promise<(Name extends 'shell' ? import('./formats.mjs').ShellRelease : Release) | undefined>}
 */
export async function readRelease(store, name, version) {
  const path = releasePath(name, version);
  const file = await store.read(path);
  if (!file) return undefined;
  const release = parseFile(name === SHELL ? shellReleaseSchema : releaseSchema, file.text, path);
  if (release.name !== name || release.version !== version) {
    throw new UserError(`${path} describes ${release.name} ${release.version}; nothing was changed.`);
  }
  return release;
}

/**
 * Version and kernel of the shell that a channel runs, or that servers read; undefined when the deployment has no shell.
 * @param {Store} store @param {Partial<Channel>} [channel] @returns {Promise<{ version: string, kernel: string } | undefined>}
 */
export async function readShell(store, channel) {
  if (channel?.shell) return readRelease(store, SHELL, channel.shell.version);
  const path = 'shell/shell.json';
  const file = await store.read(path);
  return file ? parseFile(shellInfoSchema, file.text, path) : undefined;
}

/**
 * The releases that a channel names, as a function of name and version. Throws when a live one cannot be read; a previous one
 * or a canary may be missing.
 * @param {Store} store @param {Channel} channel
 * @returns {Promise<(name: string, version: string) => Release | undefined>}
 */
export async function readReleasesOf(store, channel) {
  const releases = new Map();
  for (const [name, entry] of Object.entries(channel.remotes)) {
    for (const version of versionsOf(entry))
      releases.set(`${name} ${version}`, await readRelease(store, name, version));
    if (!releases.get(`${name} ${entry.version}`))
      throw new UserError(`${releasePath(name, entry.version)} is missing; nothing was changed.`);
  }
  return (name, version) => releases.get(`${name} ${version}`);
}

/** The current builds of a channel and its canaries. */
export const liveReleases = (channel, releaseOf) =>
  Object.entries(channel.remotes).flatMap(([name, { version, canary }]) =>
    [version, canary?.version].flatMap((live) => (live && releaseOf(name, live)) || []),
  );

/** The integrity hash of each file of a release. @returns {Record<string, string>} */
export const filesOf = ({ files, entry, integrity, lazy }) =>
  files ?? { [entry]: integrity, ...(lazy && { [lazy.file]: lazy.integrity }) };

/** All versions in the folder of a deployment; none at an origin. @param {Store} store */
export async function versionsIn(store) {
  const versions = [];
  for (const name of (await store.list?.('releases')) ?? [])
    for (const version of await store.list(`releases/${name}`)) versions.push({ name, version });
  return versions;
}

/** Pages that reported a version within this time may be open. */
const SEEN_WITHIN_MS = 24 * 3_600_000;

/** Whether a page has reported a version since yesterday. @param {Store} store @param {{ name: string, version: string }} release */
export const isSeen = async (store, { name, version }, now) =>
  now - (await store.modifiedAt(`${releaseFolder(name, version)}/.seen`)) < SEEN_WITHIN_MS;

const CHANNEL_FILE = /^([a-z][a-z0-9-]*)\.json$/;

/** The names of all channels; at an origin, which lists no files, the live one. @param {Store} store */
export const channelsOf = async (store) =>
  store.list
    ? (await store.list('channels')).flatMap((file) => CHANNEL_FILE.exec(file)?.[1] ?? [])
    : [PRODUCTION];

/** The current, previous and canary versions of all channels. @param {Store} store @returns {Promise<{ name: string, version: string }[]>} */
export async function versionsNamed(store) {
  const channels = await Promise.all((await channelsOf(store)).map((one) => readChannel(store, one)));
  return channels.flatMap(({ shell, remotes }) =>
    Object.entries({ ...remotes, ...(shell && { [SHELL]: shell }) }).flatMap(([name, entry]) =>
      versionsOf(entry).map((version) => ({ name, version })),
    ),
  );
}

const versionsOf = ({ version, previous, canary }) => [version, previous, canary?.version].filter(Boolean);
