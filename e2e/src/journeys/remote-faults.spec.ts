// The faults of the highest risk, each in another remote of one page; `npm run soak -- remote-faults` runs all of them.
import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { entryAnswers, hang, runs, status, tamper, together } from '../../soak/remote-faults/breakages';
import { navigationsOf, playInShell, startBench, type Bench } from '../../soak/remote-faults/fault-test';
import { FALLBACK_MS, FAULTS, SENTENCES, SILENCE_MS } from '../../soak/remote-faults/faults';
import { PAGE_FAULTS } from '../../soak/remote-faults/page-faults';
import { expectArrival, retryIn } from '../../soak/remote-faults/visits';
import { playerOf } from '../pages/player';
import { expectAudioFrom } from '../support/audio';

let bench: Bench;

test.beforeAll(async ({ browser, baseURL }) => {
  bench = await startBench(browser, String(baseURL));
});
test.afterAll(() => bench.close());

/** Breaks one remote of the registry. */
const broken = (name: string, breaks: (typeof FAULTS)[number]['breaks']) =>
  breaks(bench.site.published.remotes.filter((remote) => remote.name === name));

/** Walks to the first screen of a remote and expects it, or its failure. */
async function expectAt(page: Page, name: string, sentence?: readonly [string, string]): Promise<void> {
  const visit = bench.visits.find(({ remote }) => remote === name)!;
  const expected = sentence ? [`${visit.title} ${sentence[0]}`, sentence[1]] : null;
  await expectArrival(page, visit, expected, SILENCE_MS + FALLBACK_MS);
  await expectAudioFrom(page, 'soundcloud');
}

test('broken remotes: each says why and recovers; music, menu and the other screens work @soak', async () => {
  const { site } = bench;
  site.break(
    together(
      broken('legal', entryAnswers(status(404))),
      broken('library', runs({ answer: hang }, { withPrevious: true })),
      broken('playlists', runs({ start: `throw new Error('Boom');` })),
      broken('settings', entryAnswers(tamper)),
    ),
  );
  const { page } = await playInShell(bench);
  await expectAt(page, 'legal', SENTENCES.gone);
  await expectAt(page, 'playlists', SENTENCES.broken);
  await expectAt(page, 'settings', SENTENCES.gone);
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  await expectAt(page, 'library');
  await expectAt(page, 'search');
  await playerOf(page).openQueue();

  await expectAt(page, 'legal', SENTENCES.gone);
  site.heal();
  await retryIn(page).click();
  await expect(page.getByRole('heading', { name: /^About/ })).toBeVisible();
  await expectAudioFrom(page, 'soundcloud');
  expect(await navigationsOf(page)).toBe(1);
  await page.context().close();
});

test('registry that is not JSON: one sentence with Try again, which reads it again', () =>
  PAGE_FAULTS['registry that is not JSON']!(bench));

test('docs/faults.md has every fault of the table', () => {
  const document = readFileSync(new URL('../../../docs/faults.md', import.meta.url), 'utf8');
  const names = [...FAULTS.map(({ name }) => name), ...Object.keys(PAGE_FAULTS)];
  expect(names.filter((name) => !document.includes(`| ${name} `))).toEqual([]);
});
