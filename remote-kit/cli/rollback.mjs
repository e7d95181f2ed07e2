// `segue-remote rollback`: returns to the version before, or to a named one.
import { drawAfter } from '../prerender/draw.mjs';
import { rollback } from '../releases/index.mjs';
import { changedMessage } from './changed.mjs';

export async function run({ store, name, version, channel, by, why, ...options }) {
  const changed = await rollback(store, { channel, by, why, remote: name, to: version });
  console.log(changedMessage(changed, name, channel));
  await drawAfter(store, { channel, ...options });
}
