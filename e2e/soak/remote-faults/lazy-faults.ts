// Faults of a remote's lazy file. The rest of the remote and all other screens work.
import { expect } from '@playwright/test';
import { createHash } from 'node:crypto';
import { expectAudioFrom } from '../../src/support/audio';
import { hang, status, tamper } from './breakages';
import { FALLBACK_MS, SILENCE_MS } from './faults';
import { playInShell } from './fault-test';
import type { Answer, Breakage, FaultySite } from './faulty-site';
import { expectAllScreens, expectArrival, retryIn, type PageFault } from './page-fault';

type LazyFault = { name: string; breaks: (site: FaultySite) => Breakage; report: string };

const search = ({ published }: FaultySite) => published.remotes.find(({ name }) => name === 'search')!;
const lazyAnswers =
  (answer: Answer) =>
  (site: FaultySite): Breakage => ({ answers: { [search(site).lazy!.entry]: answer } });

/** A published lazy file whose code throws: with the right hash. */
function throwingLazyFile(site: FaultySite): Breakage {
  const script = `throw new Error('Boom');`;
  const entry = `/releases/search/by-hand/lazy.boom.js`;
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  return {
    entries: { search: { ...search(site), lazy: { entry, integrity } } },
    answers: {
      [entry]: (response) => void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script),
    },
  };
}

/** What the search remote needs to show its results is a lazy file. */
const lazyFault = ({ name, breaks, report }: LazyFault, limitMs: number): PageFault => ({
  name: `lazy file of a remote that ${name}`,
  async run(bench) {
    const { site, visits } = bench;
    site.break(breaks(site));
    const { page } = await playInShell(bench);
    const home = visits.find(({ remote }) => remote === 'search')!;
    await expectArrival(page, home, null);
    await page.getByRole('main').getByRole('combobox').fill('harbour');
    const begun = Date.now();
    await expect(page.getByText("The results couldn't load.")).toBeVisible({ timeout: limitMs + 1000 });
    const ms = Date.now() - begun;
    await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('harbour');
    await expectAllScreens(page, visits);
    await expectAudioFrom(page, 'soundcloud');
    await expect
      .poll(() => site.reports().map(({ remote, kind }) => `${remote} ${kind}`), { timeout: 15_000 })
      .toContain(`search ${report}`);
    site.heal();
    // The throwing file is the published one of its build: another build cures it, with the next load of the page.
    if (report === 'crashed') {
      await page.goto('/home?q=harbour');
    } else {
      await expectArrival(page, home, null);
      await page.getByRole('main').getByRole('combobox').fill('harbour');
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      if (await retryIn(page).first().isVisible()) await retryIn(page).first().click();
    }
    await expect(
      page.getByRole('list', { name: 'Spotify tracks' }).getByRole('listitem').first(),
    ).toBeVisible();
    return ms;
  },
});

export const LAZY_FAULTS: readonly PageFault[] = [
  lazyFault({ name: 'is gone', breaks: lazyAnswers(status(404)), report: 'failed' }, FALLBACK_MS),
  lazyFault({ name: 'is tampered with', breaks: lazyAnswers(tamper), report: 'failed' }, FALLBACK_MS),
  lazyFault({ name: 'hangs', breaks: lazyAnswers(hang), report: 'failed' }, SILENCE_MS),
  lazyFault({ name: 'throws', breaks: throwingLazyFile, report: 'crashed' }, FALLBACK_MS),
];
