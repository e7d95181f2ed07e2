// `segue-remote canary`: gives a version to a share of the visitors, and ends that.
import { randomUUID } from 'node:crypto';
import { openScreens } from '../gate/open-screens.mjs';
import { drawAfter } from '../prerender/draw.mjs';
import { setCanary, stopCanary, withCanary } from '../releases/index.mjs';
import { percentOf } from './arguments.mjs';
import { whyOf } from './changed.mjs';
import { keyFor } from './key.mjs';

export async function run(options) {
  const { store, name, version, channel, by } = options;
  const key = await keyFor(options);
  const change = { channel, by, why: whyOf(options), remote: name, key, drops: options.drops };
  if (options.stop) {
    const { before, after } = await stopCanary(store, change);
    return before === after ? `${name} has no canary: nothing to do.` : `The canary of ${name} has ended.`;
  }
  const canary = {
    version,
    share: percentOf(options.share, 'share'),
    salt: randomUUID().slice(0, 8),
    abortAt: percentOf(options['abort-at'], 'abort-at'),
  };
  await openScreens({ ...options, key }, (state) => withCanary(state, name, canary));
  await setCanary(store, { ...change, canary });
  console.log(`${name} ${version} goes to ${canary.share}% of the visitors of ${channel}.`);
  await drawAfter(store, options);
}
