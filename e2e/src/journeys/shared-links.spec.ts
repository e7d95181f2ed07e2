import { expect, test } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { playerOf } from '../pages/player';
import { registerUser } from '../support/accounts';
import { createPlaylist, mixedTracks, searchTracks } from '../support/test-data';

test('link: pasted, or shared to the installed app, it opens its track; other words are searched', async ({
  page,
}) => {
  await page.goto(screens.home);
  const [track] = await searchTracks(page, 'soundcloud', 'late ferry', 1);
  const box = page.getByLabel('Search songs, artists or albums');
  await expect(page.locator('#frame')).toHaveCount(0);
  await box.focus();
  await box.evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, track!.uri!);
  await expect(page.getByRole('heading', { level: 1, name: track!.title })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Play', exact: true }).click();
  await playerOf(page).expectCurrent(track!.title);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);

  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  const { action, params } = manifest.share_target;
  const shared = (text: string) => `${action}?${new URLSearchParams({ [params.text]: text }).toString()}`;
  await page.goto(shared(track!.uri!));
  await expect(page.getByRole('heading', { level: 1, name: track!.title })).toBeVisible();
  await page.goto(shared('harbour'));
  await expect(box).toHaveValue('harbour');
  await expect(
    page.getByRole('list', { name: 'SoundCloud tracks' }).getByRole('listitem').first(),
  ).toBeVisible();
});

test('shared playlist: a visitor plays it by its link until sharing is stopped', async ({
  page,
  browser,
}) => {
  await registerUser(page);
  const tracks = await mixedTracks(page, 4);
  const { playlistId } = await createPlaylist(page, 'Night on the quay', tracks);
  await page.goto(screens.playlist(playlistId));
  const openShare = async (entry: string) => {
    await page.getByRole('button', { name: 'More options' }).first().click();
    await page.getByRole('menuitem', { name: entry }).click();
    return page.getByRole('dialog', { name: 'Share playlist' });
  };
  const dialog = await openShare('Share');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Close' }).click();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Night on the quay' })).toBeVisible();
  const list = visitor.getByRole('list', { name: 'Tracks' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await visitor.getByRole('button', { name: 'Play All' }).click();
  await playerOf(visitor).expectCurrent(tracks[0]!.title);

  await openShare('Shared by link');
  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(dialog).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByText('This link doesn’t work anymore.')).toBeVisible();
  await visitor.context().close();
});
