// Owns the colors of covers, by their URL.
import { createPageStore } from '@segue/stores';
import { readCoverTint, type CoverTint } from '@segue/ui/cover-tint';
import { createEffect, sample } from 'effector';
import { CoverGate } from './gate';

// A cover that cannot be read is no failure: the playlist's own hue is used.
const readTintFx = createEffect(readCoverTint);

export const $coverColors = createPageStore<Readonly<Record<string, CoverTint>>>({}).on(
  readTintFx.done,
  (colors, { params, result }) => (result === null ? colors : { ...colors, [params]: result }),
);

sample({
  clock: CoverGate.state,
  source: $coverColors,
  filter: (colors, { url }) => Boolean(url) && colors[url] === undefined,
  fn: (_, { url }) => url,
  target: readTintFx,
});
