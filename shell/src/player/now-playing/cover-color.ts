// Owns the color of the current track's cover, read while the now-playing view is on the screen.
import { createPageStore } from '@segue/stores';
import { readWash, type Wash } from '@segue/ui/cover-wash';
import { createEffect, sample } from 'effector';
import { createGate } from 'effector-react';

type Cover = { imageUrl: string };

export const CoverGate = createGate<Cover>('CoverGate');

const readWashFx = createEffect(({ imageUrl }: Cover) => readWash(imageUrl));

/** Null until it is known; a cover that cannot be read has none. */
export const $wash = createPageStore<{ wash: Wash | null } | null>(null, { sid: 'shell/cover-wash' });

sample({
  clock: CoverGate.state,
  source: CoverGate.status,
  filter: Boolean,
  fn: (_, cover) => cover,
  target: readWashFx,
});
sample({
  clock: readWashFx.finally,
  source: CoverGate.state,
  filter: ({ imageUrl }, { params }) => imageUrl === params.imageUrl,
  fn: (_, answer) => ({ wash: answer.status === 'done' ? answer.result : null }),
  target: $wash,
});
