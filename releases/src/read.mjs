// Reads channels, logs and releases of a deployment.
import {
  channelPath,
  channelSchema,
  EMPTY_CHANNEL,
  logLineSchema,
  logPath,
  parseFile,
  PRODUCTION,
  releasePath,
  releaseSchema,
  SHELL,
  shellInfoSchema,
  shellReleaseSchema,
} from './formats.mjs';
import { ReleaseError } from './release-error.mjs';

/** A channel; empty before its first release. */
export async function readChannel(store, channel = PRODUCTION) {
  return parseChannel((await store.read(channelPath(channel)))?.text, channel);
}

/** @param {string | undefined} text */
export const parseChannel = (text, channel) =>
  text === undefined ? EMPTY_CHANNEL : parseFile(channelSchema, text, channelPath(channel));

/** The log of a channel, oldest change first. */
export async function readLog(store, channel = PRODUCTION) {
  return parseLog((await store.read(logPath(channel)))?.text ?? '', channel);
}

/** @param {string} text */
export const parseLog = (text, channel) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => parseFile(logLineSchema, line, `${logPath(channel)} line ${index + 1}`));

/** A published release of a remote or of the shell; undefined when there is none. */
export async function readRelease(store, name, version) {
  const path = releasePath(name, version);
  const file = await store.read(path);
  if (!file) return undefined;
  const release = parseFile(name === SHELL ? shellReleaseSchema : releaseSchema, file.text, path);
  if (release.name !== name || release.version !== version) {
    throw new ReleaseError(`${path} describes ${release.name} ${release.version}; nothing was changed.`);
  }
  return release;
}

/** Version and kernel of the shell that a channel runs; undefined when the deployment has no shell. */
export async function readShell(store, channel) {
  if (channel.shell) return readRelease(store, SHELL, channel.shell.version);
  const path = 'shell/shell.json';
  const file = await store.read(path);
  return file ? parseFile(shellInfoSchema, file.text, path) : undefined;
}

/**
 * The releases that a channel names, as a function of name and version. Throws when a live one cannot be read; a previous one
 * or a canary may be missing.
 */
export async function readReleasesOf(store, channel) {
  const releases = new Map();
  for (const [name, { version, previous, canary }] of Object.entries(channel.remotes)) {
    for (const wanted of new Set([version, previous, canary?.version])) {
      if (wanted) releases.set(`${name} ${wanted}`, await readRelease(store, name, wanted));
    }
    if (!releases.get(`${name} ${version}`)) {
      throw new ReleaseError(`${releasePath(name, version)} is missing; nothing was changed.`);
    }
  }
  return (name, version) => releases.get(`${name} ${version}`);
}
