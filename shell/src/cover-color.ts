import { createPageStore } from '@segue/stores';
import { readWash, type Wash } from '@segue/ui/cover-wash';
import { createEffect, sample, type Store } from 'effector';

/** Null until it is known; a cover that cannot be read has none. */
type CoverColor = { colors: Wash | null } | null;

/** The color of the cover at `$imageUrl`, read while `$isShown`. */
export function createCoverColor($imageUrl: Store<string>, $isShown: Store<boolean>): Store<CoverColor> {
  const readWashFx = createEffect(readWash);
  const $color = createPageStore<CoverColor>(null);
  sample({ clock: [$imageUrl, $isShown], source: $imageUrl, filter: $isShown, target: readWashFx });
  sample({
    clock: readWashFx.finally,
    source: $imageUrl,
    filter: (imageUrl, { params }) => imageUrl === params,
    fn: (_, answer) => ({ colors: answer.status === 'done' ? answer.result : null }),
    target: $color,
  });
  return $color;
}
