import { expect, test } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { homeOf } from '../pages/home';
import { playerOf } from '../pages/player';
import { playlistsOf } from '../pages/playlists';
import { sendForm, uniqueEmail } from '../support/accounts';
import { translatePages } from '../support/page-translation';

test('translated by the browser: every screen works and its numbers follow [LAYOUT-11] @soak', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await translatePages(page);
  const main = page.getByRole('main');

  await page.goto(screens.signUp);
  await expect(page.locator('font').first()).toBeVisible();
  await sendForm(page, 'Sign Up', uniqueEmail());
  await expect(page).toHaveURL(screens.home);

  const home = homeOf(page);
  await home.search('harbour');
  const tab = page.getByRole('tab', { name: /^SoundCloud/ });
  await expect(tab).toHaveText('SoundCloud (20)');
  await home.wheelToEnd('soundcloud');
  await expect(tab).toHaveText('SoundCloud (40)');
  const [first, second] = [home.playableRows('soundcloud').nth(0), home.playableRows('soundcloud').nth(1)];
  await home.play(first);
  await home.addToQueue(second);
  const player = playerOf(page);
  for (const row of [first, second]) {
    await row.hover();
    await row.getByRole('button', { name: 'Add to favorites' }).click();
  }
  const queue = await player.openQueue();
  await expect(queue.panel).toContainText('2 tracks');
  await player.button('Next').click();
  await player.expectCurrent(await home.titleOf(second));
  await queue.panel.getByRole('button', { name: 'Save as playlist' }).click();
  const saving = page.getByRole('dialog', { name: /Save/ });
  await saving.getByLabel('Name').fill('Two songs');
  await saving.getByRole('button', { name: 'Save' }).click();
  await expect(saving).toBeHidden();

  const playlists = playlistsOf(page);
  await page.getByRole('link', { name: 'Playlists' }).first().click();
  await expect(playlists.card('Two songs')).toContainText('2 tracks');
  await playlists.startNew();
  await playlists.nameField.fill('Translated');
  await playlists.createButton.click();
  await expect(page.getByRole('heading', { name: 'Translated' })).toBeVisible();
  for (const [path, text] of [
    [screens.favorites, 'Showing 2 of 2 tracks'],
    [screens.accountSettings, 'Personal Info'],
    [screens.terms, 'Terms'],
    [screens.about, 'About'],
  ] as const) {
    await page.goto(path);
    await expect(main).toContainText(text);
  }
  expect(errors).toEqual([]);
});
