import { expect, test } from '@playwright/test';
import { HomePage } from '../pages/home';
import { PlayerBar } from '../pages/player';
import { expectAudioFrom } from '../support/audio';
import { signInWithSpotify } from '../support/oauth-flow';

/** Where both services are shown, a song that both have has one row. */
const SPOTIFY_ALONE = '/home?q=osman+bey&tab=spotify';
const UPLOAD = 'Osman Bey - Gizmo';

test('a visitor who presses a Premium track hears the SoundCloud version, also after a reload', async ({
  page,
}) => {
  const home = new HomePage(page);
  const player = new PlayerBar(page);
  await page.goto(SPOTIFY_ALONE);
  await home.play(home.rowOf('spotify', /^gizmo/i));
  await expect(page.getByText('Sign in with a Spotify Premium account to play this track.')).toBeVisible();
  await page.getByRole('button', { name: 'Find on SoundCloud' }).click();
  await player.expectCurrent(UPLOAD);
  await expectAudioFrom(page, 'soundcloud');
  await expect(page.getByText('Playing the SoundCloud version · 2 s longer')).toBeVisible();

  await page.getByRole('button', { name: 'Not this one' }).click();
  const choice = page.getByRole('dialog', { name: 'Choose the SoundCloud version' });
  await expect(choice.getByRole('listitem')).toContainText('Same song · 2 s longer');
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();

  await page.reload();
  await expect(home.rowOf('spotify', /^gizmo/i)).toBeVisible();
  await page.route('**/api/search/**', (route) => route.abort());
  await home.play(home.rowOf('spotify', /^gizmo/i));
  await page.getByRole('button', { name: 'Find on SoundCloud' }).click();
  await player.expectCurrent(UPLOAD);
});

test('a member replaces a queue entry by its SoundCloud version and takes it back', async ({ page }) => {
  await signInWithSpotify(page, 'premium-pat');
  const home = new HomePage(page);
  const player = new PlayerBar(page);
  await page.goto(SPOTIFY_ALONE);
  for (const title of [/^xylograph/i, /^gizmo/i, /^quibble/i])
    await home.addToQueue(home.rowOf('spotify', title));
  const queue = await player.openQueue();
  const before = ['Xylograph', 'Gizmo', 'Quibble'];
  await expect.poll(() => queue.titles()).toEqual(before);

  const menu = await queue.openMenuOf('Gizmo');
  await menu.getByRole('menuitem', { name: 'Find on SoundCloud' }).click();
  await player.expectCurrent(UPLOAD);
  await expectAudioFrom(page, 'soundcloud');
  await expect(queue.items).toHaveText([/Xylograph/, /Osman Bey - Gizmo/, /Quibble/]);

  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => queue.titles()).toEqual(before);
});
