// Ten thousand favourites without ten thousand requests: the list's answer is made up, everything else is real.
import type { Page } from '@playwright/test';
import type { Favorites, Provider, Track } from '@segue/contract';

/** Half of each provider, newest first; every hundredth is by Beyoncé. */
export function manyFavourites(count: number): Favorites {
  const of = (provider: Provider) => Array.from({ length: count / 2 }, (_, index) => track(provider, index));
  return { spotifyFavoriteTracks: of('spotify'), soundcloudFavoriteTracks: of('soundcloud') };
}

/** From now on the page's member has these favourites. */
export async function pretendFavourites(page: Page, favourites: Favorites): Promise<void> {
  await page.route('**/api/track/favorite', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: favourites }) : route.continue(),
  );
}

function track(provider: Provider, index: number): Track {
  return {
    id: `many-${index}`,
    title: `Song number ${index + 1}`,
    artistInfo: [
      { id: `artist-${index % 100}`, name: index % 100 === 0 ? 'Beyoncé' : `Artist ${index % 100}` },
    ],
    provider,
    duration: 180_000 + index,
    isFavorited: true,
    favoritedAt: new Date(Date.UTC(2025, 0, 1) - index * 60_000).toISOString(),
  };
}
