// The oldest supported browsers, as far as Chromium can play them: without the APIs that one of them lacks; and one that is too old.
import { expect, test, type Page } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { missingInOldest } from '../../../tooling/browsers/missing-names.mjs';
import { homeOf } from '../pages/home';
import { playerOf, queueOf } from '../pages/player';
import { playlistsOf } from '../pages/playlists';
import { registerUser } from '../support/accounts';
import { expectAudioFrom } from '../support/audio';

const NOTICE = 'Your browser is too old for Segue';

/** Takes APIs out of every document before its scripts run. */
function deleteNames(names: readonly string[]): void {
  const all = window as unknown as Record<string, (object & { prototype?: object }) | undefined>;
  for (const path of names) {
    const [holder = '', name = ''] = path.split('.');
    const places =
      holder === 'Window' ? [window, all['Window']?.prototype] : [all[holder], all[holder]?.prototype];
    for (const place of places) if (place) Reflect.deleteProperty(place, name);
  }
}

async function expectNoErrors(page: Page, walk: () => Promise<void>): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && /is not a|undefined|crashed/.test(message.text()))
      errors.push(message.text());
  });
  await walk();
  expect(errors).toEqual([]);
}

test('without any API that a supported browser lacks the core journey works [ROLE-16] [ROLE-17] @soak', async ({
  page,
}) => {
  const names = missingInOldest();
  expect(names).toEqual(expect.arrayContaining(['URL.canParse', 'Window.requestIdleCallback', 'Set.union']));
  await page.addInitScript(deleteNames, names);
  await expectNoErrors(page, async () => {
    await registerUser(page);
    const home = homeOf(page);
    await home.open();
    expect(await page.evaluate(() => ['canParse' in URL, 'requestIdleCallback' in window])).toEqual([
      false,
      false,
    ]);
    await expect(page.locator('#too-old')).toBeHidden();
    await expect(page.getByRole('heading', { name: NOTICE })).toHaveCount(0);
    await home.search('harbour');
    const [first, second] = [home.playableRows('soundcloud').first(), home.playableRows('soundcloud').nth(1)];
    await home.play(first);
    await playerOf(page).expectCurrent(await home.titleOf(first));
    await expectAudioFrom(page, 'soundcloud');
    const title = await home.titleOf(second);
    await home.addToQueue(second);
    await page.getByRole('button', { name: 'Open queue' }).click();
    await expect(queueOf(page).panel).toContainText(title);
    const playlists = playlistsOf(page);
    await playlists.open();
    await page.getByRole('button', { name: 'Create Playlist' }).click();
    await playlists.nameField.fill('Evening');
    await playlists.createButton.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Evening' })).toBeVisible();
  });
});

for (const path of [screens.home, screens.playlists]) {
  test(`${path} in a browser that is too old: one sentence, and nothing starts [ROLE-17]`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.route(
      ({ pathname }) => pathname === path,
      async (route) => {
        const response = await route.fetch();
        // A unit that no browser has.
        await route.fulfill({ response, body: (await response.text()).replace('width:1lh', 'width:1none') });
      },
    );
    await page.goto(path);
    await expect(page.getByRole('heading')).toHaveText([NOTICE]);
    await expect(page.getByText('Firefox 121, Safari 16.4')).toBeVisible();
    await expect(page.locator('#root')).toBeHidden();
    expect(requests.filter((one) => one.startsWith('/api/') || one === '/worker.js')).toEqual([]);
  });
}

test('a page whose script never runs says what may be the cause [LAYOUT-13]', async ({ page }) => {
  await page.route(/\/assets\/.*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/home');
  const line = page.locator('#not-started');
  await expect(line).toBeHidden();
  await expect(line).toBeVisible({ timeout: 15_000 });
  await page.unroute(/\/assets\/.*\.js/);
  await page.goto('/home');
  await expect(page.getByRole('combobox', { name: /search/i })).toBeVisible();
  await expect(line).toHaveCount(0);
});
