// Faults that are not of all remotes: the registry, the connection, the shell's own parts, a remote's lazy file.
import { expect, type Page } from '@playwright/test';
import { expectAudioFrom } from '../../src/support/audio';
import { violationsIn } from '../../src/support/axe';
import { entryAnswers, hang, runs, script, status, tamper } from './breakages';
import { integrityOf } from './containers';
import { navigationsOf, playInShell, type Bench } from './fault-test';
import { FALLBACK_MS, SENTENCES, SILENCE_MS } from './faults';
import type { Answer, Breakage, FaultySite } from './faulty-site';
import { expectAllScreens, expectArrival, retryIn, type Expected, type Visit } from './visits';

const heading = (page: Page) => page.locator('main h1');
const goneAt = ({ title }: Visit): Expected => [`${title} ${SENTENCES.gone[0]}`, SENTENCES.gone[1]];

const search = ({ published }: FaultySite) => published.remotes.find(({ name }) => name === 'search')!;
const lazyAnswers =
  (answer: Answer) =>
  (site: FaultySite): Breakage => ({ answers: { [search(site).lazy!.entry]: answer } });

/** A published lazy file whose code throws: with the right hash. */
function throwingLazyFile(site: FaultySite): Breakage {
  const text = `throw new Error('Boom');`;
  const lazy = { entry: `/remotes/search/by-hand/lazy.boom.js`, integrity: integrityOf(text) };
  return {
    entries: { search: { ...search(site), lazy } },
    answers: { [lazy.entry]: (response) => script(response, text) },
  };
}

/** What the search remote needs to show its results is a lazy file. All else works. */
const lazyFault =
  (breaks: (site: FaultySite) => Breakage, { isDownloadFailure = true, limitMs = FALLBACK_MS } = {}) =>
  async (bench: Bench) => {
    const { site, visits } = bench;
    site.break(breaks(site));
    const { page } = await playInShell(bench);
    const home = visits.find(({ remote }) => remote === 'search')!;
    const box = page.getByRole('main').getByRole('combobox');
    await expectArrival(page, home);
    await box.fill('harbour');
    await expect(page.getByText('The results couldn’t load.')).toBeVisible({ timeout: limitMs + 1000 });
    await expect(box).toHaveValue('harbour');
    await expectAllScreens(page, visits);
    await expectAudioFrom(page, 'soundcloud');
    if (isDownloadFailure) {
      await expect
        .poll(() => site.reports().map(({ remote, kind }) => `${remote} ${kind}`), { timeout: 15_000 })
        .toContain('search gone');
    }
    site.heal();
    // The throwing file is the published one of its build: another build cures it, with the next load of the page.
    if (!isDownloadFailure) {
      await page.goto('/home?q=harbour');
    } else {
      await expectArrival(page, home);
      await box.fill('harbour');
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      if (await retryIn(page).first().isVisible()) await retryIn(page).first().click();
    }
    await expect(
      page.getByRole('list', { name: 'Spotify tracks' }).getByRole('listitem').first(),
    ).toBeVisible();
  };

/** By the names in `docs/faults.md`; each fails when something is not as it says there. */
export const PAGE_FAULTS: Readonly<Record<string, (bench: Bench) => Promise<void>>> = {
  async 'registry that is not JSON'(bench) {
    bench.site.break({ registry: () => '{"schema":1,"remotes":[' });
    const { page, uncaught } = await playInShell(bench);
    const home: Visit = { remote: 'registry', path: '/home', title: 'Home' };
    await expectArrival(page, home, ['The list of screens couldn’t be read.']);
    bench.site.heal();
    await retryIn(page).click();
    await expect(heading(page)).toBeVisible();
    await expectAllScreens(page, bench.visits);
    await expectAudioFrom(page, 'soundcloud');
    expect(await navigationsOf(page)).toBe(1);
    expect(uncaught()).toEqual([]);
  },

  async 'registry that breaks while the page is open'(bench) {
    bench.site.break({});
    const { page, uncaught } = await playInShell(bench);
    bench.site.break({ registry: () => 'gone' });
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expectAllScreens(page, bench.visits);
    expect(uncaught()).toEqual([]);
  },

  async 'connection that is lost and returns'(bench) {
    // What the idle page has prefetched would load without a connection.
    bench.site.break(entryAnswers(status(404))(bench.site.published.remotes));
    const { page } = await playInShell(bench);
    await page.context().setOffline(true);
    const visit = bench.visits[0]!;
    const sentences = [`${visit.title} couldn’t load.`, 'You’re offline. It loads when you’re back.'];
    await expectArrival(page, visit, sentences);
    bench.site.heal();
    await page.context().setOffline(false);
    await expect(heading(page)).toBeVisible();
  },

  async 'storm of retries'(bench) {
    const { site } = bench;
    site.break(runs({ answer: status(404) })(site.published.remotes));
    const { page } = await playInShell(bench);
    const visit = bench.visits[0]!;
    await expectArrival(page, visit, goneAt(visit));
    const asked = () => site.requests().filter((path) => path.startsWith(`/by-hand/${visit.remote}/`)).length;
    const before = asked();
    await page.evaluate(async () => {
      for (let clicks = 0; clicks < 60; clicks += 1) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
        buttons.find(({ textContent }) => textContent === 'Try again')?.click();
      }
    });
    expect(asked() - before).toBeLessThanOrEqual(4);
    site.heal();
    await expect(async () => {
      if (await retryIn(page).isVisible()) await retryIn(page).click({ timeout: 500 });
      await expect(heading(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expectAudioFrom(page, 'soundcloud');
  },

  async 'part of the shell that is gone'(bench) {
    const page = await bench.newPage();
    await page.context().clearCookies();
    await page.goto('/about-me');
    await expect(heading(page)).toBeVisible();
    bench.site.break({ shellParts: status(404) });
    const signUp: Visit = { remote: 'shell', path: '/sign-up', title: 'Sign Up' };
    await expectArrival(page, signUp, ['This screen couldn’t load.']);
    bench.site.heal();
    await retryIn(page).click();
    await expect(heading(page)).toBeVisible();
    expect(await navigationsOf(page)).toBe(1);
  },

  async 'page without any remote'(bench) {
    bench.site.break(entryAnswers(status(404))(bench.site.published.remotes));
    const { page } = await playInShell(bench);
    const visit = bench.visits.find(({ title }) => title === 'Home')!;
    await expectArrival(page, visit, goneAt(visit));
    expect(await violationsIn(page)).toEqual([]);
    bench.site.heal();
    await page.locator('#content').focus();
    await page.keyboard.press('Tab');
    await expect(retryIn(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toBeVisible();
    await expectAudioFrom(page, 'soundcloud');
  },

  'lazy file of a remote that is gone': lazyFault(lazyAnswers(status(404))),
  'lazy file of a remote that is tampered with': lazyFault(lazyAnswers(tamper)),
  'lazy file of a remote that hangs': lazyFault(lazyAnswers(hang), { limitMs: SILENCE_MS }),
  'lazy file of a remote that throws': lazyFault(throwingLazyFile, { isDownloadFailure: false }),
};
