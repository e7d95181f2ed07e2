// Selects the favorites to show by tab.
import type { Provider, Track } from '@segue/contract';

export type FavoritesTab = 'all' | Provider;

const NONE: readonly Track[] = [];

/** A provider's favorites in the tab; none where the tab excludes it. */
export function inTab(tracks: readonly Track[], provider: Provider, tab: FavoritesTab): readonly Track[] {
  return tab === 'all' || tab === provider ? tracks : NONE;
}
