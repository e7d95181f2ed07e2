// `segue-remote status`: the live version of each remote.
import { readLive, readPointer } from '../releases/index.mjs';
import { UserError } from '../user-error.mjs';
import { formatTable } from './table.mjs';

const HEAD = ['', 'current', 'previous', 'kernel', 'problem'];

export async function run({ store, name }) {
  const names = name ? [name] : await store.list?.();
  if (!names) throw new UserError('Name the remote: an address cannot be listed.');
  const rows = await Promise.all(
    names.map(async (one) => {
      const { entry, problem } = await readLive(store, one);
      const pointer = await readPointer(store, one).catch(() => undefined);
      if (!pointer && !problem) return [one, 'nothing is live'];
      return [one, pointer?.current, pointer?.previous, entry?.kernel, problem];
    }),
  );
  return formatTable([HEAD, ...rows]);
}
