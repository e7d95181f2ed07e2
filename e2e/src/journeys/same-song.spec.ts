import { expect, test } from '@playwright/test';
import { homeOf } from '../pages/home';
import { playerOf } from '../pages/player';
import { titlesOf } from '../pages/track-lists';
import { holdRequests } from '../support/api-calls';
import { signInWithSpotify } from '../support/oauth-flow';
import { PROVIDERS } from '../support/providers';

test('results: a song of both services is one row, opens by keyboard, and plays in both versions', async ({
  page,
}) => {
  await signInWithSpotify(page);
  await page.addInitScript(() => localStorage.setItem('eachSongOnce', 'true'));
  const home = homeOf(page);
  await home.open();
  const player = playerOf(page);
  // Spotify answers first, so its rows stand for both.
  const letGo = await holdRequests(page, '**/api/search/*/soundcloud/**');
  await home.searchBox.fill('vera quill');
  await home.searchBox.press('Enter');
  const rows = home.rows('spotify');
  await expect(rows.first()).toBeVisible();
  const before = await titlesOf(rows);
  letGo();
  const row = rows.filter({ hasText: 'Marmalade Theory' }).first();
  const versions = row.getByRole('button', {
    name: '2 versions of Marmalade Theory, on Spotify and SoundCloud',
  });
  await expect(versions).toHaveAttribute('aria-expanded', 'false');
  expect(await titlesOf(rows)).toEqual(before);
  await expect(home.rowOf('soundcloud', /^Marmalade Theory/)).toHaveCount(0);

  await row.getByRole('button', { name: 'Play Marmalade Theory' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(versions).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(versions).toHaveAttribute('aria-expanded', 'true');
  const both = rows.filter({ hasText: 'Marmalade Theory' });
  await expect(both).toHaveCount(2);
  for (const [at, provider] of PROVIDERS.entries()) {
    await home.play(both.nth(at));
    await expect(both.nth(at)).toHaveAttribute('data-provider', provider);
    await expect(both.nth(at).getByRole('button', { name: 'Pause Marmalade Theory' })).toBeVisible();
    await expect(player.button('Pause')).toBeVisible();
  }
});
