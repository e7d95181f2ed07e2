// Faults that are not of one remote: the registry, the connection, the shell's own parts, all remotes at once.
import { expect } from '@playwright/test';
import { expectAudioFrom } from '../../src/support/audio';
import { violationsIn } from '../../src/support/axe';
import { entryAnswers, runs, status } from './breakages';
import { SENTENCES } from './faults';
import { navigationsOf, playInShell } from './fault-test';
import { LAZY_FAULTS } from './lazy-faults';
import { expectAllScreens, expectArrival, retryIn, type PageFault } from './page-fault';
import type { Expected, Visit } from './visits';

const LOST = "The list of screens couldn't be read.";

const goneAt = ({ title }: Visit): Expected => [`${title} ${SENTENCES.gone[0]}`, SENTENCES.gone[1]];

const REGISTRY_FAULTS: readonly PageFault[] = [
  {
    name: 'registry that is not JSON',
    async run(bench) {
      bench.site.break({ registry: () => '{"schema":1,"remotes":[' });
      const { page, uncaught } = await playInShell(bench);
      const home: Visit = { remote: 'registry', path: '/home', title: 'Home' };
      const ms = await expectArrival(page, home, [LOST]);
      bench.site.heal();
      await retryIn(page).click();
      await expect(page.locator('main h1')).toBeVisible();
      await expectAllScreens(page, bench.visits);
      await expectAudioFrom(page, 'soundcloud');
      expect(await navigationsOf(page)).toBe(1);
      expect(uncaught()).toEqual([]);
      return ms;
    },
  },
  {
    name: 'registry that breaks while the page is open',
    async run(bench) {
      bench.site.break({});
      const { page, uncaught } = await playInShell(bench);
      bench.site.break({ registry: () => 'gone' });
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      const ms = await expectAllScreens(page, bench.visits);
      expect(uncaught()).toEqual([]);
      return ms;
    },
  },
];

const CONNECTION_FAULTS: readonly PageFault[] = [
  {
    name: 'connection that is lost and returns',
    async run(bench) {
      // What the idle page has prefetched would load without a connection.
      bench.site.break(entryAnswers(status(404))(bench.site.published.remotes));
      const { page } = await playInShell(bench);
      await page.context().setOffline(true);
      const visit = bench.visits[0]!;
      const ms = await expectArrival(page, visit, [
        `${visit.title} couldn't load.`,
        "You're offline. It loads when you're back.",
      ]);
      bench.site.heal();
      await page.context().setOffline(false);
      await expect(page.locator('main h1')).toBeVisible();
      return ms;
    },
  },
  {
    name: 'storm of retries',
    async run(bench) {
      const { site } = bench;
      site.break(runs({ answer: status(404) })(site.published.remotes));
      const { page } = await playInShell(bench);
      const visit = bench.visits[0]!;
      const ms = await expectArrival(page, visit, goneAt(visit));
      const asked = () =>
        site.requests().filter((path) => path.startsWith(`/by-hand/${visit.remote}/`)).length;
      const before = asked();
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            let clicks = 0;
            const timer = setInterval(() => {
              const button = [...document.querySelectorAll('main button')].find(
                ({ textContent }) => textContent === 'Try again',
              ) as HTMLElement | undefined;
              button?.click();
              clicks += 1;
              if (clicks < 60) return;
              clearInterval(timer);
              resolve();
            }, 50);
          }),
      );
      expect(asked() - before).toBeLessThanOrEqual(4);
      site.heal();
      await expect(async () => {
        if (await retryIn(page).isVisible()) await retryIn(page).click({ timeout: 500 });
        await expect(page.locator('main h1')).toBeVisible({ timeout: 500 });
      }).toPass();
      await expectAudioFrom(page, 'soundcloud');
      return ms;
    },
  },
];

const SHELL_FAULTS: readonly PageFault[] = [
  {
    name: 'part of the shell that is gone',
    async run(bench) {
      const page = await bench.newPage();
      await page.context().clearCookies();
      await page.goto('/about-me');
      await expect(page.locator('main h1')).toBeVisible();
      bench.site.break({ shellParts: status(404) });
      const signUp: Visit = { remote: 'shell', path: '/sign-up', title: 'Sign Up' };
      const ms = await expectArrival(page, signUp, ["This screen couldn't load."]);
      bench.site.heal();
      await retryIn(page).click();
      await expect(page.locator('main h1')).toBeVisible();
      expect(await navigationsOf(page)).toBe(1);
      return ms;
    },
  },
  {
    name: 'page without any remote',
    async run(bench) {
      bench.site.break(entryAnswers(status(404))(bench.site.published.remotes));
      const { page } = await playInShell(bench);
      const visit = bench.visits.find(({ title }) => title === 'Home')!;
      const ms = await expectArrival(page, visit, goneAt(visit));
      expect(await violationsIn(page)).toEqual([]);
      bench.site.heal();
      await page.locator('#content').focus();
      await page.keyboard.press('Tab');
      await expect(retryIn(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('main h1')).toBeVisible();
      await expectAudioFrom(page, 'soundcloud');
      return ms;
    },
  },
];

/** The rows that are not of one remote. */
export const PAGE_FAULTS = [...REGISTRY_FAULTS, ...CONNECTION_FAULTS, ...SHELL_FAULTS, ...LAZY_FAULTS];
