// `segue-remote prune`: removes the files of versions that no page uses.
import { prune } from '../releases/index.mjs';
import { UserError } from '../user-error.mjs';
import { durationOf } from './arguments.mjs';
import { keyFor } from './key.mjs';

export async function run({ store, by, why, 'older-than': olderThan }) {
  if (!store.list) throw new UserError('Prune needs the folder of the deployment, not its address.');
  const key = await keyFor({ store, by });
  const removed = await prune(store, { olderThanMs: durationOf(olderThan), by, why, key });
  if (removed.length === 0) return 'Nothing to remove.';
  return removed.map(({ name, version }) => `The files of ${name} ${version} are removed.`).join('\n');
}
