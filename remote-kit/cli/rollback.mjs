// `segue-remote rollback`: returns to the version before, or to a named one.
import { drawAfter } from '../prerender/draw.mjs';
import { rollback } from '../releases/index.mjs';
import { changedMessage } from './changed.mjs';
import { keyFor } from './key.mjs';

export async function run({ store, name, version, channel, by, why, ...options }) {
  const key = await keyFor({ store, by });
  const changed = await rollback(store, { channel, by, why, remote: name, to: version, key });
  console.log(changedMessage(changed, name, channel));
  await drawAfter(store, { channel, ...options });
}
