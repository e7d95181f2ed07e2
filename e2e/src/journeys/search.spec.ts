import { expect, test, type Request } from '@playwright/test';
import type { Provider } from '@segue/contract';
import { homeOf } from '../pages/home';
import { titlesOf } from '../pages/track-lists';
import { recordCalls } from '../support/api-calls';
import { PROVIDERS } from '../support/providers';

const SEARCHES = /^GET \/api\/search\//;
const searchOf = (words: string, provider: Provider, offset: number) =>
  `/api/search/${encodeURIComponent(words)}/${provider}/20/${offset}`;
const paths = (calls: readonly Request[]) => calls.map((call) => new URL(call.url()).pathname);

test('search: independent infinite columns; finds titles, artists and albums [ROLE-03] [ROLE-04] [HOME-07] [HOME-08] [HOME-11] [HOME-12] [SEARCH-05] [SEARCH-13] [CONST-01] [CONST-02] [API-14] [API-15]', async ({
  page,
}) => {
  const home = homeOf(page);
  const calls = recordCalls(page);
  await home.open();
  // Without Enter, which would search again after the debounce.
  await home.searchBox.fill('midnight harbour');
  for (const provider of PROVIDERS) await expect(home.rows(provider).first()).toBeVisible();
  expect(paths(calls.matching(SEARCHES)).sort()).toEqual(
    [searchOf('midnight harbour', 'soundcloud', 0), searchOf('midnight harbour', 'spotify', 0)].sort(),
  );
  const first = await titlesOf(home.rows('spotify'));
  const still = await home.rows('soundcloud').first().boundingBox();
  for (const loaded of [40, 60]) {
    await home.wheelToEnd('spotify');
    await expect(page.getByRole('tab', { name: `Spotify (${loaded})` })).toBeVisible();
  }
  // Songs that the other column has too are grouped, without a row.
  expect((await titlesOf(home.rows('spotify'))).slice(0, first.length)).toEqual(first);
  expect(paths(calls.matching(/\/search\/[^/]+\/spotify\//))).toEqual(
    [0, 20, 40].map((offset) => searchOf('midnight harbour', 'spotify', offset)),
  );
  expect(paths(calls.matching(/\/search\/[^/]+\/soundcloud\//))).toHaveLength(1);
  expect(await home.rows('soundcloud').first().boundingBox()).toEqual(still);
  for (const provider of PROVIDERS) {
    const height = await home.listHeight(provider);
    expect(height).toBeGreaterThan(300);
    expect(height).toBeLessThanOrEqual(408);
  }

  await home.search('Ilse Marek');
  for (const provider of PROVIDERS) {
    await expect(home.rows(provider).filter({ hasText: 'Ilse Marek' }).first()).toBeVisible();
  }
  await home.search('Edge Cases');
  await expect(home.rowOf('spotify', /Explicit Harbour/)).toBeVisible();
  await expect(home.rowOf('soundcloud', /no sleeve midnight/)).toBeVisible();
});
