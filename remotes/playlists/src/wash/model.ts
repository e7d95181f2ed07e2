// Owns the colors of covers, by their URL.
import { createPageStore } from '@segue/stores';
import { readWash, type Wash } from '@segue/ui/cover-wash';
import { createEffect, sample } from 'effector';
import { WashGate } from './gate';

// A cover that cannot be read is no failure: the playlist's own hue is used.
const readWashFx = createEffect(readWash);

export const $washes = createPageStore<Readonly<Record<string, Wash>>>({}, { sid: 'playlist/washes' }).on(
  readWashFx.done,
  (washes, { params, result }) => (result === null ? washes : { ...washes, [params]: result }),
);

sample({
  clock: WashGate.state,
  source: $washes,
  filter: (washes, { url }) => Boolean(url) && washes[url] === undefined,
  fn: (_, { url }) => url,
  target: readWashFx,
});
