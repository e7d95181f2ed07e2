// The core journeys, once for all engines.
import { expect } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { fileURLToPath } from 'node:url';
import { PASSWORD, uniqueEmail } from '../src/support/accounts';
import { test } from './engine-test';
import * as user from './steps';
import { button, column, eventually, PLAYER, QUEUE, row, titlesOf } from './steps';

const COVER = fileURLToPath(new URL('../../shell/dist/icon-512.png', import.meta.url));
const MAIN_MENU = ['nav', /^Main$/] as const;
/** The short tracks take up to fifteen seconds each. */
const MIXED_QUEUE_MS = 90_000;
const RELOADS = Number(process.env['RELOADS'] ?? 5);
const RELOAD_MS = 15_000;

test('search', async ({ tab, baseURL }) => {
  await user.open(tab, baseURL + screens.home);
  await user.search(tab, 'harbour');
});

test('play', async ({ tab, baseURL }) => {
  await user.open(tab, baseURL + screens.home);
  await user.search(tab, 'harbour');
  await user.click(tab, column('soundcloud'), row(), button(/^Play /));
  await user.expectSound(tab, 'soundcloud');
});

test('Ctrl+Q 0.3 s after the first paint opens the queue', async ({ tab, baseURL }) => {
  await user.openUntilPainted(tab, baseURL + screens.home);
  await tab.press('q', 'Control');
  await user.expectSeen(tab, QUEUE);
});

test('sign-up by email', async ({ tab, baseURL }) => {
  await user.open(tab, baseURL + screens.signUp);
  await user.fill(tab, /^Email/, uniqueEmail());
  await user.fill(tab, /^Password/, PASSWORD);
  await user.fill(tab, /^Confirm password/, PASSWORD);
  await user.click(tab, ['main'], button(/^Sign Up$/));
  await user.expectSeen(tab, button(/^User menu$/));
  await user.expectPath(tab, screens.home);
});

test('sign-in with Spotify, and a mixed queue that goes on by itself', async ({ tab, baseURL }) => {
  await user.signInWithSpotify(tab, String(baseURL));
  await user.search(tab, 'short');
  const tracks = [
    ['spotify', /short ferry/],
    ['soundcloud', /short ferry/],
    ['spotify', /short harbour/],
    ['soundcloud', /short harbour/],
  ] as const;
  for (const [provider, title] of tracks) await user.addToQueue(tab, provider, title);
  await user.click(tab, PLAYER, button(/^Play$/));
  for (const [provider] of tracks) await user.expectSound(tab, provider, MIXED_QUEUE_MS / tracks.length);
});

test('favorites', async ({ tab, baseURL }) => {
  await user.open(tab, baseURL + screens.home);
  await user.register(tab);
  await user.open(tab, baseURL + screens.home);
  await user.search(tab, 'harbour');
  await user.click(tab, column('soundcloud'), row(), button(/^Add to favorites$/));
  await user.expectSeen(tab, column('soundcloud'), row(), button(/^Remove from favorites$/));
  await user.click(tab, MAIN_MENU, ['a', /^Favorites/]);
  await user.expectText(tab, /SoundCloud \(1\)/);
  await user.click(tab, column('soundcloud'), row(), button(/^Remove from favorites$/));
  await user.expectText(tab, /No favorites yet|Explore Music/);
});

test('a playlist with a cover', async ({ tab, baseURL }) => {
  await user.open(tab, baseURL + screens.home);
  await user.register(tab);
  await user.open(tab, baseURL + screens.playlists);
  await user.click(tab, ['main'], button(/^New Playlist$/));
  await user.fill(tab, /^Name/, 'Evening train');
  await tab.chooseFile('input[type=file]', COVER);
  await user.click(tab, ['dialog, [role=dialog]'], button(/^Create$/));
  await user.expectSeen(tab, ['h1', /^Evening train/]);
  await eventually(async () => {
    const widths = await tab.run(() =>
      [...document.querySelectorAll<HTMLImageElement>('main img')].map((image) => image.naturalWidth),
    );
    expect(Math.max(...widths)).toBeGreaterThan(0);
  });
});

test('drag in the queue', async ({ tab, baseURL }) => {
  await user.open(tab, baseURL + screens.home);
  await user.search(tab, 'short');
  for (const title of [/ferry/, /harbour/]) await user.addToQueue(tab, 'soundcloud', title);
  await user.click(tab, PLAYER, button(/queue/));
  await eventually(async () => expect(await titlesOf(tab)).toHaveLength(2));
  const before = await titlesOf(tab);
  const [first, second] = [
    await user.middleOf(tab, QUEUE, row(/ferry/), button(/^Play /)),
    await user.middleOf(tab, QUEUE, row(/harbour/), button(/^Play /)),
  ];
  await tab.drag(first, { x: second.x, y: second.y + 20 });
  await eventually(async () => expect(await titlesOf(tab)).toEqual([...before].reverse()));
});

test('reload with the worker in control', async ({ tab, site }) => {
  test.setTimeout(120_000 + RELOADS * RELOAD_MS);
  await user.open(tab, site.url + screens.home);
  await user.expectWorker(tab);
  await user.search(tab, 'harbour');
  await user.addToQueue(tab, 'soundcloud', /./);
  await user.expectSeen(tab, PLAYER, button(/^Play$/));
  for (let times = 0; times < RELOADS; times += 1) {
    await tab.reload();
    await user.expectStarted(tab);
    await user.expectSeen(tab, column('soundcloud'), row());
    await user.expectSeen(tab, PLAYER, button(/^Play$/));
  }
});

test('offline', async ({ tab, site }) => {
  await user.open(tab, site.url + screens.home);
  await user.register(tab);
  await user.open(tab, site.url + screens.home);
  await user.search(tab, 'harbour');
  await user.click(tab, column('soundcloud'), row(), button(/^Add to favorites$/));
  await user.expectWorker(tab);
  await user.open(tab, site.url + screens.favorites);
  await user.expectSeen(tab, column('soundcloud'), row());
  try {
    site.break({ isCutOff: true });
    await user.open(tab, site.url + screens.favorites);
    await user.expectSeen(tab, column('soundcloud'), row());
    await user.expectText(tab, /You’re offline\./);
  } finally {
    site.heal();
  }
  await tab.reload();
  await user.expectSeen(tab, column('soundcloud'), row());
  await eventually(async () =>
    expect(await tab.run(() => document.body.innerText)).not.toMatch(/You’re offline/),
  );
});

/** Keeps what the page's policy blocked, over navigations. */
const LISTEN = `addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  const violations = JSON.parse(sessionStorage.getItem('violations') ?? '[]');
  violations.push([location.pathname, effectiveDirective, blockedURI].join(' '));
  sessionStorage.setItem('violations', JSON.stringify(violations));
});
sessionStorage.setItem('listens', 'yes');`;
const PUBLIC_PAGES = [screens.home, `${screens.home}?q=harbour`, screens.terms, screens.about];
const USER_PAGES = [...PUBLIC_PAGES, screens.favorites, screens.playlists, screens.accountSettings];

test('no page of a visitor or a signed-in user violates its policy', async ({ tab, site }) => {
  const visit = async (path: string) => {
    await user.open(tab, site.url + path);
    let requests = -1;
    const isQuiet = () => requests === (requests = site.requests().length);
    // What is fetched ahead waits for an idle page.
    await expect.poll(isQuiet, { intervals: [800] }).toBe(true);
  };
  try {
    site.break({ firstScript: LISTEN });
    for (const path of PUBLIC_PAGES) await visit(path);
    await user.register(tab);
    for (const path of USER_PAGES) await visit(path);
  } finally {
    site.heal();
  }
  const kept = await tab.run(() => ['listens', 'violations'].map((key) => sessionStorage.getItem(key)));
  expect(kept).toEqual(['yes', null]);
});
