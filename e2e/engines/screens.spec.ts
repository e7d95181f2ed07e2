// Artist, album, lyrics, similar songs and choosing many, once for all engines.
import { expect } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { test } from './engine-test';
import * as user from './steps';
import { button, column, eventually, PLAYER, QUEUE, row } from './steps';

const VIEW = ['[role=dialog], dialog', /^Now playing$/] as const;
const LYRICS = ['ol, ul, [role=list]', /^Lyrics$/] as const;
const CHOSEN = ['section, [role=region]', /^Selected tracks$/] as const;
/** A short track ends within this time. */
const SHORT_TRACK_MS = 45_000;

test('an artist plays, and leads to an album', async ({ tab, baseURL }) => {
  await user.open(tab, baseURL + screens.home);
  await user.search(tab, 'ada solano');
  await user.click(tab, ['main'], ['a[href^="/artist/"]', /Ada Solano/]);
  await user.expectSeen(tab, ['h1', /^Ada Solano$/]);
  await user.click(tab, ['main'], button(/^Play$/));
  await user.expectSound(tab, 'soundcloud');
  await user.click(tab, ['main'], ['section, [role=region]', /^Albums/], ['a[href^="/album/"]']);
  await user.expectSeen(tab, ['main'], button(/^Play All$/));
  await user.expectSeen(tab, ['main'], row());
});

test('lyrics follow the song, and a press on a line seeks', async ({ tab, baseURL }) => {
  await user.open(tab, baseURL + screens.home);
  await user.search(tab, 'midnight harbour');
  await user.click(tab, column('soundcloud'), row(/kite remix/), button(/^Play /));
  await user.expectSound(tab, 'soundcloud');
  await user.click(tab, PLAYER, button(/^Open now playing$/));
  await user.click(tab, VIEW, button(/^Lyrics$/));
  await user.click(tab, VIEW, LYRICS, row(/harbour office/));
  const current = () =>
    tab.run(() => document.querySelector('[aria-label=Lyrics] [aria-current]')?.textContent ?? '');
  for (const line of [/harbour office/, /door unlocked/]) {
    await eventually(async () => expect(await current()).toMatch(line));
  }
  await user.expectSound(tab, 'soundcloud');
});

test('similar songs keep playing after the last one', async ({ tab, baseURL }) => {
  await user.open(tab, baseURL + screens.home);
  await user.search(tab, 'short');
  await user.click(tab, column('soundcloud'), row(/short ferry/), button(/^Play /));
  await user.expectSound(tab, 'soundcloud');
  await user.click(tab, PLAYER, button(/queue/));
  await user.click(tab, QUEUE, ['[role=checkbox]', /^Keep playing/]);
  await user.expectSeen(tab, QUEUE, ['h2, h3', /^Keeps playing$/]);
  await eventually(async () => {
    const playing = await tab.run(() => document.querySelector('[aria-label=Player]')?.textContent ?? '');
    expect(playing).not.toContain('short ferry');
  }, SHORT_TRACK_MS);
  await user.expectSound(tab, 'soundcloud');
});

test('rows chosen with Control and Shift are queued together', async ({ tab, baseURL }) => {
  await user.open(tab, baseURL + screens.home);
  await user.search(tab, 'harbour');
  await user.expectSeen(tab, column('soundcloud'), button(/^Play /));
  const titles = await user.namesOf(tab, column('soundcloud'), button(/^Play /));
  const choose = async (at: number, modifier: 'Control' | 'Shift') => {
    const title = titles[at]!.replace('Play ', '');
    const within = new RegExp(title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    await tab.click(await user.middleOf(tab, column('soundcloud'), row(within)), modifier);
  };
  await choose(0, 'Control');
  await choose(3, 'Shift');
  await user.expectText(tab, /4 selected/);
  expect(await tab.run(() => String(getSelection()))).toBe('');
  await eventually(async () => {
    const colors = await tab.run(() =>
      [...document.querySelectorAll('[data-chosen=true]')].map(
        (one) => getComputedStyle(one).backgroundColor,
      ),
    );
    // The last one is under the pointer.
    expect(new Set(colors.slice(0, 3)).size, String(colors)).toBe(1);
  });
  await user.click(tab, CHOSEN, button(/^Add to queue$/));
  await user.expectText(tab, /Added 4 tracks to the queue/);
  await user.click(tab, PLAYER, button(/queue/));
  await eventually(async () => expect(await user.titlesOf(tab)).toEqual(titles.slice(0, 4)));
});
