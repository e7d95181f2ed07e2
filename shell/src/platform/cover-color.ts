import { createPageStore } from '@segue/stores';
import { readCoverTint, type CoverTint } from '@segue/ui/cover-tint';
import { createEffect, sample, type Store } from 'effector';

/** Null until it is known; a cover that cannot be read has none. */
type CoverColor = { colors: CoverTint | null } | null;

/** The color of the cover at `$imageUrl`, read while `$isShown`. */
export function createCoverColor($imageUrl: Store<string>, $isShown: Store<boolean>): Store<CoverColor> {
  const readTintFx = createEffect(readCoverTint);
  const $color = createPageStore<CoverColor>(null);
  sample({ clock: [$imageUrl, $isShown], source: $imageUrl, filter: $isShown, target: readTintFx });
  sample({
    clock: readTintFx.finally,
    source: $imageUrl,
    filter: (imageUrl, { params }) => imageUrl === params,
    fn: (_, answer) => ({ colors: answer.status === 'done' ? answer.result : null }),
    target: $color,
  });
  return $color;
}
