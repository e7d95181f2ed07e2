// The table of `segue-remote status`: what is live in a channel, and how it does in open pages.
import { drawingsOf, isDrawn, readChannel, readLog, readReleasesOf, readShell } from '../releases/index.mjs';
import { UserError } from '../user-error.mjs';
import { formatTable } from './table.mjs';
import { pagesByRevision, parseMetrics, resultOf } from './metrics.mjs';

const TIMEOUT_MS = 10_000;

export const run = (options) => statusOf(options.store, { ...options, token: process.env.METRICS_TOKEN });

/**
 * @param {import('../releases/folder-store.mjs').Store} store
 * @param {{ name?: string, channel: string, server?: string, token?: string, now?: number }} options `name`: only this remote; `server`: its `/metrics` is read
 * @returns {Promise<string>}
 */
export async function statusOf(store, { name: only, channel, server, token, now = Date.now() }) {
  const state = await readChannel(store, channel);
  if (state.revision === 0) return `${channel} is empty: nothing was promoted yet.`;
  const releaseOf = await readReleasesOf(store, state);
  const lines = await readLog(store, channel);
  const samples = server ? parseMetrics(await fetchMetrics(server, token)) : undefined;
  const shell = await readShell(store, state);
  // Without one whose screens are for members only.
  const drawn = new Map();
  for (const drawing of await drawingsOf(store, state))
    drawn.set(`${drawing.name} ${drawing.version}`, (await isDrawn(store, drawing)) ? 'yes' : 'no');
  const row = (name, version, { previous = '', share = '', kernel = '' }) => [
    name,
    version,
    previous,
    share,
    kernel,
    ageOf(lines, name, version, now),
    drawn.get(`${name} ${version}`) ?? '',
    ...(samples && name !== 'shell' ? resultOf(samples, name, version) : []),
  ];
  const rows = [
    ...(shell
      ? [row('shell', shell.version, { previous: state.shell?.previous, kernel: `has ${shell.kernel}` })]
      : []),
    ...Object.entries(state.remotes).flatMap(([name, { version, previous, canary }]) => [
      row(name, version, { previous, kernel: releaseOf(name, version).needs.kernel }),
      ...(canary
        ? [
            row(name, canary.version, {
              share: `${canary.share}%, ends at ${canary.abortAt}%`,
              kernel: releaseOf(name, canary.version)?.needs.kernel,
            }),
          ]
        : []),
    ]),
  ];
  const shown = only ? rows.filter(([name]) => name === only) : rows;
  if (shown.length === 0) throw new UserError(`${only} is not in ${channel}.`);
  const head = ['', 'version', 'previous', 'canary', 'kernel', 'since', 'prerendered'];
  return [
    `${channel}, revision ${state.revision}`,
    formatTable([samples ? [...head, 'loads', 'failed', 'p75'] : head, ...shown]),
    ...(samples ? [pagesByRevision(samples)] : []),
  ].join('\n');
}

async function fetchMetrics(server, token) {
  const url = new URL('/metrics', server);
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  if (!answer?.ok) {
    throw new UserError(
      `${url} ${answer ? `answered ${answer.status}` : 'cannot be reached'}: set METRICS_TOKEN, or run it on that machine.`,
    );
  }
  return answer.text();
}

/** Time since a version was made live, or a canary, such as `3 h`. */
function ageOf(lines, name, version, now) {
  const line = lines.findLast(
    ({ remote, action, to }) =>
      remote === name && to === version && ['promote', 'rollback', 'canary'].includes(action),
  );
  if (!line) return '';
  const minutes = Math.round((now - Date.parse(line.at)) / 60_000);
  if (minutes < 90) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} d`;
}
