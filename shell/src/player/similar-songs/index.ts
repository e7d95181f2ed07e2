// Looks for songs like the last ones of a queue; the code that does is downloaded when it is first needed.
import { createEffect } from 'effector';
import type { Wanted } from './find-similar';

export type { Wanted } from './find-similar';

// An effect, so that the scope is known after the download.
const loadFinderFx = createEffect(() => import('./find-similar'));

export const findSimilarSongs = async (wanted: Wanted) => (await loadFinderFx()).findSimilar(wanted);
