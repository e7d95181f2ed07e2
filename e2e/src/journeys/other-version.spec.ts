import { expect, test } from '@playwright/test';
import { homeOf } from '../pages/home';
import { playerOf } from '../pages/player';
import { expectAudioFrom } from '../support/audio';

/** Where both services are shown, a song that both have has one row. */
const SPOTIFY_ALONE = '/home?q=osman+bey&tab=spotify';
const UPLOAD = 'Osman Bey - Gizmo';

test('a visitor who presses a Premium track hears the SoundCloud version', async ({ page }) => {
  const home = homeOf(page);
  const player = playerOf(page);
  await page.goto(SPOTIFY_ALONE);
  await home.play(home.rowOf('spotify', /^gizmo/i));
  await expect(page.getByText('Sign in with a Spotify Premium account to play this track.')).toBeVisible();
  await page.getByRole('button', { name: 'Find on SoundCloud' }).click();
  await player.expectCurrent(UPLOAD);
  await expectAudioFrom(page, 'soundcloud');
  await expect(page.getByText('Playing the SoundCloud version · 2 s longer')).toBeVisible();
});
