import { expect, test } from '@playwright/test';
import { homeOf } from '../pages/home';
import { playerOf, pointOf } from '../pages/player';
import { expectAudioFrom, expectSilenceFrom } from '../support/audio';
import { savedPlayback } from '../support/saved-playback';

test('keep playing: similar songs sound, are removed, turned off [QUEUE-38] [QUEUE-41] [QUEUE-42]', async ({
  page,
}) => {
  const home = homeOf(page);
  await home.open();
  await home.search('harbour');
  const row = home.playableRows('soundcloud').first();
  const title = await home.titleOf(row);
  await home.play(row);
  const player = playerOf(page);
  await player.expectCurrent(title);
  await expectAudioFrom(page, 'soundcloud');
  const queue = await player.openQueue();
  const choice = queue.panel.getByRole('checkbox', { name: /Keep playing/ });
  await expect(choice).not.toBeChecked();
  await choice.check();
  expect(await queue.titles()).toEqual([title]);

  const nearEnd = await pointOf(player.seek, 0.97);
  await page.mouse.click(nearEnd.x, nearEnd.y);
  const heading = queue.panel.getByRole('heading', { name: 'Keeps playing' });
  await expect(heading).toBeVisible();
  const [, next = '', ...more] = await queue.titles();
  expect(more.length).toBeGreaterThan(0);
  await player.expectCurrent(next);
  await expectAudioFrom(page, 'soundcloud');

  await queue.panel.getByRole('button', { name: 'Remove what keeps playing' }).click();
  await expect(heading).toBeHidden();
  expect(await queue.titles()).toEqual([title, next]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(heading).toBeVisible();
  expect(await queue.titles()).toEqual([title, next, ...more]);

  await choice.uncheck();
  await expect(heading).toBeHidden();
  const atEnd = await pointOf(player.seek, 0.99);
  await page.mouse.click(atEnd.x, atEnd.y);
  await expect(player.button('Play')).toBeVisible();
  await expectSilenceFrom(page, 'soundcloud');
  expect((await savedPlayback(page)).queue.map((track) => track.title)).toEqual([title, next]);
  await page.reload();
  await expect(choice).not.toBeChecked();
});
