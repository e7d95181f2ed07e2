import { expect, test } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { HomePage } from '../pages/home';
import { PlayerBar, QueuePanel } from '../pages/player';
import { expectAudioFrom, expectSilenceFrom } from '../support/audio';
import { openWithPlayback, savedPlayback } from '../support/saved-playback';
import { mixedTracks, searchPlayableTracks } from '../support/test-data';

test('Space: plays and pauses without scrolling the page [KEY-01]', async ({ page }) => {
  const [track] = await mixedTracks(page, 1);
  await openWithPlayback(page, { queue: [track!] }, screens.terms);
  await expect(page.getByRole('heading', { name: 'Terms of Service' })).toBeVisible();
  const player = new PlayerBar(page);
  await player.expectCurrent(track!.title);
  await page.keyboard.press('Space');
  await expectAudioFrom(page, 'soundcloud');
  await page.keyboard.press('Space');
  await expect(player.button('Play')).toBeVisible();
  await expectSilenceFrom(page, 'soundcloud');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('Ctrl and Cmd with arrows: next and previous [KEY-02] [KEY-03] [KEY-04] [KEY-05]', async ({ page }) => {
  const queue = (await searchPlayableTracks(page, 'soundcloud', 'harbour')).slice(0, 3);
  await openWithPlayback(page, { queue });
  const player = new PlayerBar(page);
  await player.expectCurrent(queue[0]!.title);
  for (const [keys, index] of [
    ['Control+ArrowRight', 1],
    ['Meta+ArrowRight', 2],
    ['Control+ArrowLeft', 1],
    ['Meta+ArrowLeft', 0],
  ] as const) {
    await page.keyboard.press(keys);
    await player.expectCurrent(queue[index]!.title);
    await expect(page).toHaveURL(/\/home$/);
  }
});

test('Ctrl+Q: opens and closes the queue on any page [KEY-06]', async ({ page }) => {
  const { panel, heading } = new QueuePanel(page);
  for (const path of [screens.home, screens.about, screens.signIn]) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Open queue' })).toBeVisible();
    await page.getByRole('main').click({ position: { x: 2, y: 2 } });
    await page.keyboard.press('Control+q');
    await expect(heading).toBeVisible();
    await page.keyboard.press('Control+q');
    await expect(panel).toBeHidden();
  }
});

test('shortcuts: ignored in an input [KEY-08]', async ({ page }) => {
  const queue = await mixedTracks(page, 2);
  await openWithPlayback(page, { queue });
  const { searchBox } = new HomePage(page);
  const player = new PlayerBar(page);
  await player.expectCurrent(queue[0]!.title);
  await searchBox.pressSequentially('late q');
  for (const keys of ['Control+ArrowLeft', 'Control+ArrowRight', 'Control+q']) {
    await page.keyboard.press(keys);
  }
  await page.keyboard.press('Control+ArrowLeft');
  await page.keyboard.type('x');
  await expect(searchBox).toHaveValue('late xq');
  await expect(player.button('Play')).toBeVisible();
  await player.expectCurrent(queue[0]!.title);
  await expect(new QueuePanel(page).panel).toBeHidden();
});

test('shortcuts: ignored in a textarea [KEY-09]', async ({ page }) => {
  const queue = await mixedTracks(page, 2);
  await openWithPlayback(page, { queue });
  const player = new PlayerBar(page);
  await player.expectCurrent(queue[0]!.title);
  // The product has no textarea, so the test adds one.
  await page.getByRole('main').evaluate((main) => {
    main.append(Object.assign(document.createElement('textarea'), { ariaLabel: 'Notes' }));
  });
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await notes.focus();
  for (const keys of ['Space', 'q', 'Control+ArrowRight', 'Control+ArrowLeft', 'Control+q']) {
    await page.keyboard.press(keys);
  }
  await expect(notes).toHaveValue(' q');
  await expect(player.button('Play')).toBeVisible();
  expect((await savedPlayback(page)).currentTrackIndex).toBe(0);
  await expect(new QueuePanel(page).panel).toBeHidden();
});

test('shortcuts pressed before they work are done in their order, and text stays text', async ({ page }) => {
  const queue = await mixedTracks(page, 2);
  let loadShortcuts = () => undefined as void;
  const allowed = new Promise<void>((resolve) => (loadShortcuts = resolve));
  await page.route(/\/assets\/player[^/]+\.js$/, async (route) => {
    await allowed;
    await route.continue();
  });
  await openWithPlayback(page, { queue });
  await expect(page.locator('#root[data-prerendered]')).toHaveCount(0);
  const box = new HomePage(page).searchBox;
  await box.pressSequentially('mq');
  await page.getByRole('heading', { level: 1 }).click();
  for (const key of ['m', '/', 'z']) await page.keyboard.press(key);
  loadShortcuts();
  await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('z');
});
