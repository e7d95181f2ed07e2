// Runs one fault in all remotes at once, and collects what was not as the table says.
import { expect, type Browser, type Page } from '@playwright/test';
import { playerOf } from '../../src/pages/player';
import { registerUser } from '../../src/support/accounts';
import { audioPosition, expectAudioFrom } from '../../src/support/audio';
import { violationsIn } from '../../src/support/axe';
import { openWithPlayback } from '../../src/support/saved-playback';
import { searchPlayableTracks } from '../../src/support/test-data';
import { FALLBACK_MS, SENTENCES, type Fault } from './faults';
import { startFaultySite } from './faulty-site';
import {
  follow,
  openAt,
  retryIn,
  ROUNDING_MS,
  visitsOf,
  walkTo,
  type Arrival,
  type Expected,
  type Visit,
} from './visits';

/** Pages of the tests start here: the shell alone shows this address. */
const SHELL_ADDRESS = '/no-such-screen';
/** Milliseconds; long enough to play while all screens are opened. */
const TRACK_MS = 120_000;

export type Bench = Awaited<ReturnType<typeof startBench>>;

/** A faulty site with a signed-in user and a track to play. */
export async function startBench(browser: Browser, product: string) {
  const site = await startFaultySite(product);
  const first = await browser.newContext({ baseURL: site.url });
  const page = await first.newPage();
  await registerUser(page);
  const tracks = await searchPlayableTracks(page, 'soundcloud', 'harbour');
  const track = tracks.find(({ duration }) => duration > TRACK_MS);
  if (!track) throw new Error('The sandbox has no track that is long enough.');
  const storageState = await first.storageState();
  await first.close();
  return {
    site,
    track,
    visits: visitsOf(site.published),
    // A new context has an empty cache: what an earlier test downloaded would hide a fault.
    async newPage() {
      const context = await browser.newContext({ baseURL: site.url, storageState, colorScheme: 'dark' });
      return context.newPage();
    },
    close: () => site.close(),
  };
}

/** A page that plays a track and shows no remote. */
export async function playInShell({ newPage, track }: Pick<Bench, 'newPage' | 'track'>) {
  const page = await newPage();
  const uncaught = uncaughtErrorsOf(page);
  await openWithPlayback(page, { queue: [track] }, SHELL_ADDRESS);
  await playerOf(page).play();
  await expectAudioFrom(page, 'soundcloud');
  return { page, uncaught };
}

/** Breaks the remotes, and returns the visits of their screens. */
function breakRemotes({ site, visits }: Bench, fault: Fault): readonly Visit[] {
  const broken = visits.slice(0, fault.atOnce);
  const names = broken.map(({ remote }) => remote);
  site.break(fault.breaks(site.published.remotes.filter(({ name }) => names.includes(name))));
  return broken;
}

function expectedAt({ shows }: Fault, { title }: Visit): Expected {
  if (shows === 'screen' || shows === 'older build') return null;
  const [ending, advice] = SENTENCES[shows];
  return [`${title} ${ending}`, advice];
}

/** Walks to the screens of all remotes while a track plays, then heals the site. Returns what is not as the table says. */
export async function walkWithFault(bench: Bench, fault: Fault): Promise<string[]> {
  const visits = breakRemotes(bench, fault);
  const { page, uncaught } = await playInShell(bench);
  const links = await menuLinksOf(page);
  const problems: string[] = [];
  let position = 0;
  for (const visit of visits) {
    const note = (problem: string) => problems.push(`${visit.remote}: ${problem}`);
    const expected = expectedAt(fault, visit);
    arrivalProblems(fault, expected, await walkTo(page, visit, expected)).forEach(note);
    if (visit === visits[0] && expected) (await violationsIn(page, [], 'main')).forEach(note);
    const heard = await audioPosition(page, 'soundcloud');
    if (heard === null || heard <= position) note(`the music stopped at ${position} s`);
    position = heard ?? position;
    if ((await menuLinksOf(page)) !== links) note('the menu changed');
    if (!(await playerOf(page).bar.isVisible())) note('the player bar is gone');
  }
  problems.push(...pageProblems(bench, fault, uncaught()));
  const opened = visits.map((visit) => ({ page, visit }));
  problems.push(...(await heal(bench, fault, opened)));
  await expectAudioFrom(page, 'soundcloud');
  return [...problems, ...(await reportProblems(bench, fault, opened))];
}

/** The same for screens that are opened directly. */
export async function openWithFault(bench: Bench, fault: Fault): Promise<string[]> {
  const visits = breakRemotes(bench, fault);
  const problems: string[] = [];
  const open = async (visit: Visit): Promise<Opened> => {
    const page = await bench.newPage();
    const uncaught = uncaughtErrorsOf(page);
    const expected = expectedAt(fault, visit);
    const arrival = await openAt(page, visit, expected);
    const found = arrivalProblems(fault, expected, arrival, PAGE_START_MS);
    if ((await menuLinksOf(page)) === '') found.push('there is no menu');
    found.push(...pageProblems(bench, fault, uncaught()));
    problems.push(...found.map((one) => `${visit.remote}: ${one}`));
    return { page, visit };
  };
  const opened: Opened[] = [];
  // Side by side they would slow each other down; where the limit is a timeout, that does not matter.
  if (fault.limitMs > FALLBACK_MS) opened.push(...(await Promise.all(visits.map(open))));
  else for (const visit of visits) opened.push(await open(visit));
  problems.push(...(await heal(bench, fault, opened)));
  return [...problems, ...(await reportProblems(bench, fault, opened))];
}

type Opened = { page: Page; visit: Visit };

/** Limits run from the download of the remote; a page that is opened directly starts first. */
const PAGE_START_MS = 500;

function arrivalProblems({ limitMs }: Fault, expected: Expected, { ms, text }: Arrival, startMs = 0) {
  const seen = text.replaceAll(/\s+/g, ' ').slice(0, 120);
  if (ms === null) return [`shows "${seen}", not ${expected ? `"${expected.join(' ')}"` : 'the screen'}`];
  return ms > startMs + limitMs + ROUNDING_MS
    ? [`shown after ${Math.round(ms)} ms, allowed are ${limitMs}`]
    : [];
}

function pageProblems({ site }: Bench, fault: Fault, uncaught: readonly string[]): string[] {
  const asked = site.requests().filter((path) => /\/remoteEntry\./.test(path));
  return [
    ...(fault.throwsInPage ? [] : uncaught.map((message) => `uncaught: ${message}`)),
    ...(fault.isNotRequested && asked.length > 0 ? [`requested ${asked.join(', ')}`] : []),
  ];
}

/** Heals the site and cures each screen, without loading its page again. */
async function heal({ site }: Bench, fault: Fault, opened: readonly Opened[]): Promise<string[]> {
  const problems: string[] = [];
  const isBroken = fault.shows in SENTENCES;
  if (isBroken) site.heal();
  for (const { page, visit } of opened) {
    if (isBroken && !(await isCured(page, visit))) problems.push(`${visit.remote}: not cured`);
    if ((await navigationsOf(page)) !== 1) problems.push(`${visit.remote}: the page was reloaded`);
  }
  return problems;
}

/** A retry waits up to four seconds when it follows others. */
const CURED_MS = 6000;

/** Presses "Try again", or lets the page look for a newer registry where there is no button. */
async function isCured(page: Page, visit: Visit): Promise<boolean> {
  if (new URL(page.url()).pathname !== visit.path) await page.evaluate(follow, visit.path);
  const shown = page.locator('main h1:not([data-left])').filter({ hasNotText: /Page not found|For now/ });
  const retry = retryIn(page).first();
  await expect(retry.or(shown).or(page.getByRole('main').getByText('can’t be shown.')).first()).toBeVisible();
  // Another remote's retry may have read the new registry in this moment.
  if (await retry.isVisible()) await retry.click({ timeout: 1000 }).catch(() => undefined);
  else await page.evaluate(() => dispatchEvent(new Event('focus')));
  return expect
    .poll(async () => (await retry.count()) === 0 && (await shown.count()) > 0, {
      timeout: CURED_MS,
      intervals: [100],
    })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
}

/** Each failure is told at once, but a busy machine is late. */
const REPORT_MS = 10_000;

/** Waits for the reports, closes the pages, and returns what is missing. */
async function reportProblems({ site }: Bench, { report }: Fault, opened: readonly Opened[]) {
  const sentBy = ({ visit }: Opened) =>
    site
      .reports()
      .filter(({ remote }) => remote === visit.remote)
      .map(({ kind, stage }) => `${kind} ${stage}`);
  const missing = () => opened.filter((one) => report && !sentBy(one).includes(report));
  await expect
    .poll(() => missing().length, { timeout: REPORT_MS })
    .toBe(0)
    .catch(() => undefined);
  const pages = [...new Set(opened.map(({ page }) => page))];
  await Promise.all(pages.map((page) => page.context().close()));
  return missing().map((one) => `${one.visit.remote}: reported ${sentBy(one).join(', ')}, not ${report}`);
}

function uncaughtErrorsOf(page: Page): () => readonly string[] {
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(error.message));
  return () => messages;
}

/** The labels in the menu. */
async function menuLinksOf(page: Page): Promise<string> {
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeVisible();
  return (await menu.getByRole('link').allInnerTexts()).join(', ');
}

export const navigationsOf = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('navigation').length);
