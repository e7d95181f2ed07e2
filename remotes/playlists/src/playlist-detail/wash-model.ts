// Owns the colors of covers, by their URL.
import { createPageStore } from '@segue/stores';
import { readWash, type Wash } from '@segue/ui/cover-wash';
import { createEffect, sample } from 'effector';
import { $playlist } from './model';

// A cover that cannot be read is no failure: the playlist's own hue is used.
const readWashFx = createEffect(readWash);

export const $washes = createPageStore<Readonly<Record<string, Wash>>>({}, { sid: 'playlist/washes' }).on(
  readWashFx.done,
  (washes, { params, result }) => (result === null ? washes : { ...washes, [params]: result }),
);

/** The cover that gives the open playlist its color. */
const $coverUrl = $playlist.map((playlist) => playlist?.imageUrl ?? playlist?.summary?.coverUrls[0] ?? null);

sample({
  clock: $coverUrl,
  source: $washes,
  filter: (washes, url) => url !== null && washes[url] === undefined,
  fn: (_, url) => url!,
  target: readWashFx,
});
