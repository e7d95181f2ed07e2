// Changes of a channel, as pure functions: each changes the entry of one remote, or of the shell, and no other.
import { SHELL } from './formats.mjs';
import { UserError } from '../user-error.mjs';

/** @typedef {import('./formats.mjs').Channel} Channel */

/** The entry of a remote or of the shell. @param {Channel} channel @param {string} name */
export const entryOf = (channel, name) => (name === SHELL ? channel.shell : channel.remotes[name]);

const withEntry = (channel, name, entry) =>
  name === SHELL
    ? { ...channel, shell: entry }
    : { ...channel, remotes: { ...channel.remotes, [name]: entry } };

const requireEntry = (channel, name) => {
  const entry = entryOf(channel, name);
  if (!entry) throw new UserError(`${name} is not in this channel: promote a version first.`);
  return entry;
};

/**
 * Makes a version live; the version before it becomes the previous one. Ends a canary of this remote.
 * @param {Channel} channel @param {string} name @param {string} version @returns {Channel}
 */
export function promoted(channel, name, version) {
  const before = entryOf(channel, name);
  if (before?.version === version) return channel;
  return withEntry(channel, name, { version, ...(before && { previous: before.version }) });
}

/**
 * Gives a version to a share of the visitors. Replaces a canary of this remote.
 * @param {Channel} channel @param {string} name @param {import('./formats.mjs').Canary} canary @returns {Channel}
 */
export function withCanary(channel, name, canary) {
  const { canary: _, ...entry } = requireEntry(channel, name);
  if (name === SHELL) throw new UserError('The shell has no canary: promote it to a channel for testers.');
  if (entry.version === canary.version) throw new UserError(`${name} ${canary.version} is live already.`);
  return withEntry(channel, name, { ...entry, canary });
}

/** Ends the canary of a remote. @param {Channel} channel @param {string} name @returns {Channel} */
export function withoutCanary(channel, name) {
  const { canary, ...entry } = requireEntry(channel, name);
  return canary ? withEntry(channel, name, entry) : channel;
}

/**
 * Returns to the previous version, or to `to`. Ends a canary of this remote. `history`: the live versions of this remote,
 * oldest first; the version below the restored one becomes the previous one.
 * @param {Channel} channel @param {string} name @param {{ to?: string, history?: readonly string[] }} [options] @returns {Channel}
 */
export function rolledBack(channel, name, { to, history = [] } = {}) {
  const entry = requireEntry(channel, name);
  const version = to ?? entry.previous;
  if (!version) throw new UserError(`${name} ${entry.version} has no previous version: name one.`);
  if (version === entry.version) throw new UserError(`${name} ${version} is live already.`);
  const previous = history.slice(0, Math.max(history.lastIndexOf(version), 0)).at(-1);
  return withEntry(channel, name, { version, ...(previous && { previous }) });
}

/**
 * The live versions of a remote, oldest first, without those that a rollback has left.
 * @param {readonly import('./formats.mjs').LogLine[]} lines of the channel's log @param {string} name
 */
export function historyOf(lines, name) {
  /** @type {string[]} */
  const history = [];
  for (const { remote, action, to } of lines) {
    if (remote !== name) continue;
    if (action === 'rollback') history.splice(Math.max(history.lastIndexOf(to), 0));
    if (action === 'rollback' || action === 'promote') history.push(to);
  }
  return history;
}
