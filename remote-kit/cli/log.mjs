// `segue-remote log`: every change of a channel, the newest last.
import { readLog } from '../releases/index.mjs';
import { formatTable } from './table.mjs';

export async function run({ store, name, channel }) {
  const lines = (await readLog(store, channel)).filter(({ remote }) => !name || remote === name);
  return formatTable(
    lines.map(({ at, by, action, remote, from, to, why }) => [
      at.slice(0, 16).replace('T', ' '),
      by,
      action,
      remote,
      [from, to].filter(Boolean).join(' → '),
      why,
    ]),
  );
}
