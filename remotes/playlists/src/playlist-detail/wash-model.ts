// Owns the hues of covers, by their URL.
import { createPageStore } from '@segue/stores';
import { createEffect, sample } from 'effector';
import { $playlist } from './model';
import { readHue } from './cover-hue';

// A cover that cannot be read is no failure: the playlist's own hue is used.
const readHueFx = createEffect(readHue);

export const $hues = createPageStore<Readonly<Record<string, number>>>({}, { sid: 'playlist/hues' }).on(
  readHueFx.done,
  (hues, { params, result }) => (result === null ? hues : { ...hues, [params]: result }),
);

/** The cover that gives the open playlist its color. */
const $coverUrl = $playlist.map((playlist) => playlist?.imageUrl ?? playlist?.summary?.coverUrls[0] ?? null);

sample({
  clock: $coverUrl,
  source: $hues,
  filter: (hues, url) => url !== null && hues[url] === undefined,
  fn: (_, url) => url!,
  target: readHueFx,
});
