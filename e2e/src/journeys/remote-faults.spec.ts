// The faults of the highest risk, each in another remote of one page; `npm run soak -- remote-faults` runs all of them.
import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { entryAnswers, hang, runs, status, tamper, together } from '../../soak/remote-faults/breakages';
import { SENTENCES } from '../../soak/remote-faults/fault';
import { FAULTS } from '../../soak/remote-faults/faults';
import { startFaultySite, type Breakage, type FaultySite } from '../../soak/remote-faults/faulty-site';
import { PAGE_FAULTS } from '../../soak/remote-faults/page-faults';
import { HomePage } from '../pages/home';
import { PlayerBar } from '../pages/player';
import { registerUser } from '../support/accounts';
import { expectAudioFrom } from '../support/audio';

let site: FaultySite;

test.beforeAll(async ({ baseURL }) => {
  site = await startFaultySite(String(baseURL));
});
test.afterAll(() => site.close());

/** Breaks one remote of the registry. */
const broken = (name: string, breaks: (typeof FAULTS)[number]['breaks']): Breakage =>
  breaks(site.published.remotes.filter((remote) => remote.name === name));

test('broken remotes: each says why and recovers; music, menu and the other screens work', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: site.url });
  const main = page.getByRole('main');
  const follow = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
  const retry = main.getByRole('button', { name: 'Try again' });
  const expectFailure = async (title: string, [ending, advice]: readonly [string, string]) => {
    await expect(main.getByText(`${title} ${ending}`)).toBeVisible();
    await expect(main.getByText(advice)).toBeVisible();
    await expectAudioFrom(page, 'soundcloud');
  };
  site.break(
    together(
      broken('legal', entryAnswers(status(404))),
      broken('library', runs({ answer: hang }, { withPrevious: true })),
      broken('playlists', runs({ start: `throw new Error('Boom');` })),
      broken('settings', entryAnswers(tamper)),
    ),
  );
  await registerUser(page);
  const home = new HomePage(page);
  await home.open();
  await home.search('harbour');
  await home.play(home.playableRows('soundcloud').first());
  await expectAudioFrom(page, 'soundcloud');

  await follow('Terms');
  await expectFailure('Terms', SENTENCES.gone);
  await follow('Playlists');
  await expectFailure('Playlists', SENTENCES.broken);
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('menuitem', { name: 'Account Settings' }).click();
  await expectFailure('Account Settings', SENTENCES.altered);
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  await follow('Favorites');
  await expect(page.getByRole('heading', { name: 'Your Favorites' })).toBeVisible({ timeout: 5000 });
  await new PlayerBar(page).openQueue();

  await follow('Terms');
  await retry.click();
  await expectFailure('Terms', SENTENCES.gone);
  site.heal();
  await retry.click();
  await expect(page.getByRole('heading', { name: 'Terms of Service' })).toBeVisible();
  await follow('Playlists');
  // The registry that the first retry read may have mended it already.
  const playlists = page.getByRole('heading', { name: 'Your Playlists' });
  await expect(playlists.or(retry)).toBeVisible();
  if (await retry.isVisible()) await retry.click();
  await expect(playlists).toBeVisible();
  await expectAudioFrom(page, 'soundcloud');
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  await page.close();
});

test('registry that is not JSON: one sentence with Try again, which reads it again', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: site.url });
  site.break({ registry: () => '{"schema":1,"remotes":[' });
  await page.goto('/home');
  await expect(page.getByRole('main').getByText("The list of screens couldn't be read.")).toBeVisible();
  site.heal();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Find Your Perfect Song' })).toBeVisible();
  await page.close();
});

test('docs/faults.md has every fault of the table', () => {
  const document = readFileSync(new URL('../../../docs/faults.md', import.meta.url), 'utf8');
  const names = [...FAULTS, ...PAGE_FAULTS].map(({ name }) => name);
  expect(names.filter((name) => !document.includes(`| ${name} `))).toEqual([]);
});
