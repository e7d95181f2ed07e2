// `segue-remote promote`: makes a published version live.
import { openScreens } from '../gate/open-screens.mjs';
import { drawAfter } from '../prerender/draw.mjs';
import { promote, promoted } from '../releases/index.mjs';
import { changedMessage, whyOf } from './changed.mjs';

export async function run(options) {
  const { store, name, version, channel, by } = options;
  await openScreens(options, (state) => promoted(state, name, version));
  const changed = await promote(store, { channel, by, why: whyOf(options), remote: name, version });
  console.log(changedMessage(changed, name, channel));
  await drawAfter(store, options);
}
