// `segue-remote prune`: removes old versions of a remote.
import { prune } from '../releases/index.mjs';

export async function run({ store, name, keep }) {
  const removed = await prune(store, name, keep);
  return removed.length > 0
    ? `Removed: ${removed.map((one) => `${name} ${one}`).join(', ')}.`
    : 'Nothing to remove.';
}
