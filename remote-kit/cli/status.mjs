// `segue-remote status`: what is live in a channel; `segue-remote log`: every change of it, the newest last.
import { readChannel, readLog, readReleasesOf, readShell } from '../releases/index.mjs';
import { UserError } from '../user-error.mjs';
import { formatTable } from './table.mjs';

const HEAD = ['', 'version', 'previous', 'canary', 'kernel', 'since'];

const minuteOf = ({ at }) => at.slice(0, 16).replace('T', ' ');

async function statusOf({ store, name: only, channel }) {
  const state = await readChannel(store, channel);
  if (state.revision === 0) return `${channel} is empty: nothing was promoted yet.`;
  const releaseOf = await readReleasesOf(store, state);
  const lines = await readLog(store, channel);
  const shell = await readShell(store, state);
  const row = (name, version, { previous, canary, kernel }) => {
    const line = lines.findLast(({ remote, to }) => remote === name && to === version);
    return [name, version, previous, canary, kernel, line && minuteOf(line)];
  };
  const rows = Object.entries(state.remotes).flatMap(([name, { version, previous, canary }]) => {
    const kernelOf = (one) => releaseOf(name, one)?.needs.kernel;
    const live = row(name, version, { previous, kernel: kernelOf(version) });
    if (!canary) return [live];
    const share = `${canary.share}%, ends at ${canary.abortAt}%`;
    return [live, row(name, canary.version, { canary: share, kernel: kernelOf(canary.version) })];
  });
  if (shell)
    rows.unshift(
      row('shell', shell.version, { previous: state.shell?.previous, kernel: `has ${shell.kernel}` }),
    );
  const shown = only ? rows.filter(([name]) => name === only) : rows;
  if (shown.length === 0) throw new UserError(`${only} is not in ${channel}.`);
  return `${channel}, revision ${state.revision}\n${formatTable([HEAD, ...shown])}`;
}

async function logOf({ store, name, channel }) {
  const lines = (await readLog(store, channel)).filter(({ remote }) => !name || remote === name);
  return formatTable(
    lines.map((line) => {
      const { by, action, remote, from, to, why } = line;
      return [minuteOf(line), by, action, remote, [from, to].filter(Boolean).join(' → '), why];
    }),
  );
}

/** @param {{ command: string, store: import('../releases/folder-store.mjs').Store, name?: string, channel: string }} options `name`: only this remote */
export const run = ({ command, ...options }) => (command === 'log' ? logOf(options) : statusOf(options));
