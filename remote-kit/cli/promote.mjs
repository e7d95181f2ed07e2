// `segue-remote promote`: makes a published version live.
import { openScreens } from '../gate/open-screens.mjs';
import { drawAfter } from '../prerender/draw.mjs';
import { promote, promoted } from '../releases/index.mjs';
import { changedMessage, whyOf } from './changed.mjs';
import { keyFor } from './key.mjs';

export async function run(options) {
  const { store, name, version, channel, by, drops } = options;
  const key = await keyFor(options);
  await openScreens({ ...options, key }, (state) => promoted(state, name, version));
  const change = { channel, by, why: whyOf(options), remote: name, version, key, drops };
  const changed = await promote(store, change);
  console.log(changedMessage(changed, name, channel));
  await drawAfter(store, options);
}
