// Runs one fault in all remotes at once, and collects what was not as the table says.
import { expect, type Browser, type Page } from '@playwright/test';
import type { Track } from '@segue/contract';
import { PlayerBar } from '../../src/pages/player';
import { registerUser } from '../../src/support/accounts';
import { audioPosition, expectAudioFrom } from '../../src/support/audio';
import { violationsIn } from '../../src/support/axe';
import { openWithPlayback } from '../../src/support/saved-playback';
import { searchPlayableTracks } from '../../src/support/test-data';
import { SENTENCES, type Fault } from './faults';
import { startFaultySite, type FaultySite } from './faulty-site';
import { openAt, visitsOf, walkTo, type Arrival, type Expected, type Visit } from './visits';

/** One remote's part of a result. */
export type Measured = { remote: string; ms: number | null; problems: string[] };

/** Pages of the tests start here: the shell alone shows this address. */
const SHELL_ADDRESS = '/no-such-screen';
/** Milliseconds; long enough to play while all screens are opened. */
const TRACK_MS = 120_000;

export type Bench = {
  site: FaultySite;
  visits: readonly Visit[];
  newPage: () => Promise<Page>;
  track: Track;
};

/** A faulty site with a signed-in user and a track to play. */
export async function startBench(
  browser: Browser,
  product: string,
): Promise<Bench & { close: () => Promise<void> }> {
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

const expectedAt = ({ shows }: Fault, { title }: Visit): Expected => {
  if (shows === 'screen' || shows === 'older build') return null;
  const [ending, advice] = SENTENCES[shows];
  return [`${title} ${ending}`, advice];
};

function problemsOf({ limitMs }: Fault, expected: Expected, { ms, text }: Arrival, startMs = 0): string[] {
  const seen = text.replaceAll(/\s+/g, ' ').slice(0, 120);
  if (ms === null) return [`shows "${seen}", not ${expected ? `"${expected.join(' ')}"` : 'the screen'}`];
  return ms > startMs + limitMs + ROUNDING_MS
    ? [`shown after ${Math.round(ms)} ms, allowed are ${limitMs}`]
    : [];
}

/** Timers fire a little late, and the page has to draw. */
const ROUNDING_MS = 300;
/** Limits run from the download of the remote; a page that is opened directly starts first. */
const PAGE_START_MS = 500;

function breakRemotes(site: FaultySite, visits: readonly Visit[], fault: Fault): void {
  const names = visits.map(({ remote }) => remote);
  site.break(fault.breaks(site.published.remotes.filter(({ name }) => names.includes(name))));
}

/** A page that plays a track and shows no remote. */
export async function playInShell({ newPage, track }: Bench) {
  const page = await newPage();
  const uncaught = uncaughtErrorsOf(page);
  await openWithPlayback(page, { queue: [track] }, SHELL_ADDRESS);
  await new PlayerBar(page).play();
  await expectAudioFrom(page, 'soundcloud');
  return { page, uncaught };
}

/** The screens of all remotes are walked to while a track plays; then the site is healed. */
export async function walkWithFault(bench: Bench, fault: Fault): Promise<Measured[]> {
  const { site } = bench;
  const visits = bench.visits.slice(0, fault.atOnce);
  breakRemotes(site, visits, fault);
  const { page, uncaught } = await playInShell(bench);
  const links = await menuLinksOf(page);

  const measured: Measured[] = [];
  let position = 0;
  for (const visit of visits) {
    const expected = expectedAt(fault, visit);
    const arrival = await walkTo(page, visit, expected);
    const problems = problemsOf(fault, expected, arrival);
    if (visit === visits[0] && expected) problems.push(...(await accessibilityProblems(page)));
    const heard = await audioPosition(page, 'soundcloud');
    if (heard === null || heard <= position) problems.push(`the music stopped at ${position} s`);
    position = heard ?? position;
    if ((await menuLinksOf(page)) !== links) problems.push('the menu changed');
    if (!(await new PlayerBar(page).bar.isVisible())) problems.push('the player bar is gone');
    measured.push({ remote: visit.remote, ms: arrival.ms, problems });
  }
  const last = measured.at(-1)!.problems;
  last.push(...pageProblems(fault, site, uncaught()));
  if (fault.shows !== 'screen' && fault.shows !== 'older build') {
    site.heal();
    for (const [index, visit] of visits.entries()) {
      measured[index]!.problems.push(...(await cure(page, visit)));
    }
  }
  await expectAudioFrom(page, 'soundcloud');
  if ((await navigationsOf(page)) !== 1) last.push('the page was reloaded');
  return withReportProblems(bench, [page], fault, measured);
}

/** The screen of each remote is opened directly; then the site is healed. */
export async function openWithFault(bench: Bench, fault: Fault): Promise<Measured[]> {
  const { site } = bench;
  const visits = bench.visits.slice(0, fault.atOnce);
  breakRemotes(site, visits, fault);
  const pages = await Promise.all(visits.map(() => bench.newPage()));
  const errors = pages.map(uncaughtErrorsOf);
  const open = async (visit: Visit, index: number): Promise<Measured> => {
    const page = pages[index]!;
    const expected = expectedAt(fault, visit);
    const arrival = await openAt(page, visit, expected);
    const problems = problemsOf(fault, expected, arrival, PAGE_START_MS);
    if ((await menuLinksOf(page)) === '') problems.push('there is no menu');
    problems.push(...pageProblems(fault, site, errors[index]!()));
    return { remote: visit.remote, ms: arrival.ms, problems };
  };
  const measured: Measured[] = [];
  // Side by side they would slow each other down; where the limit is a timeout, that does not matter.
  if (fault.limitMs > 2000) measured.push(...(await Promise.all(visits.map(open))));
  else for (const [index, visit] of visits.entries()) measured.push(await open(visit, index));
  if (fault.shows !== 'screen' && fault.shows !== 'older build') {
    site.heal();
    for (const [index, visit] of visits.entries()) {
      measured[index]!.problems.push(...(await cure(pages[index]!, visit)));
      if ((await navigationsOf(pages[index]!)) !== 1) measured[index]!.problems.push('the page was reloaded');
    }
  }
  return withReportProblems(bench, pages, fault, measured);
}

/** Waits for the reports, leaves the pages, so that they send the rest, and adds the reports that are missing. */
async function withReportProblems(
  { site }: Bench,
  pages: readonly Page[],
  { report }: Fault,
  measured: Measured[],
) {
  const missing = () =>
    measured.filter(
      ({ remote }) =>
        report &&
        !site.reports().some((one) => one.remote === remote && `${one.kind} ${one.stage}` === report),
    );
  const wait = (timeout: number) =>
    expect
      .poll(() => missing().length, { timeout })
      .toBe(0)
      .catch(() => undefined);
  // A page that is left before its background features start reports nothing.
  await wait(SENT_MS);
  // A page that is closed with its context loses its last request.
  await Promise.all(pages.map((page) => page.goto('about:blank')));
  await wait(REPORT_MS);
  for (const { remote, problems } of missing()) {
    const sent = site.reports().filter((one) => one.remote === remote);
    problems.push(`reported ${sent.map(({ kind, stage }) => `${kind} ${stage}`).join(', ')}, not ${report}`);
  }
  await Promise.all(pages.map((page) => page.context().close()));
  return measured;
}

/** A page sends its first report a second after the event. */
const SENT_MS = 3000;
/** The last beacon is sent while the page closes, and a busy machine is late. */
const REPORT_MS = 10_000;

/** Presses "Try again", or lets the page look for a newer registry where there is no button. */
async function cure(page: Page, visit: Visit): Promise<string[]> {
  const shown = page.locator('main h1:not([data-former])').filter({ hasNotText: /Page not found|For now/ });
  if (new URL(page.url()).pathname !== visit.path) {
    await page.evaluate((path) => {
      document.querySelector('main h1')?.setAttribute('data-former', '');
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, visit.path);
  }
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
  await expect(retry.or(shown).or(page.getByRole('main').getByText("can't be shown.")).first()).toBeVisible();
  // Another remote's retry may have read the new registry in this moment.
  if (await retry.isVisible()) await retry.click({ timeout: 1000 }).catch(() => undefined);
  else await page.evaluate(() => dispatchEvent(new Event('focus')));
  const isCured = async () => (await retry.count()) === 0 && (await shown.count()) > 0;
  return expect
    .poll(isCured, { timeout: CURED_MS, intervals: [100] })
    .toBe(true)
    .then(
      () => [],
      () => ['not cured'],
    );
}

/** A retry waits up to four seconds when it follows others. */
const CURED_MS = 6000;

function pageProblems(fault: Fault, site: FaultySite, uncaught: readonly string[]): string[] {
  const asked = site.requests().filter((path) => /\/remoteEntry\./.test(path));
  return [
    ...(fault.throwsInPage ? [] : uncaught.map((message) => `uncaught: ${message}`)),
    ...(fault.isNotRequested && asked.length > 0 ? [`requested ${asked.join(', ')}`] : []),
  ];
}

function uncaughtErrorsOf(page: Page): () => readonly string[] {
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(error.message));
  return () => messages;
}

async function accessibilityProblems(page: Page): Promise<string[]> {
  return (await violationsIn(page, [], 'main')).map((one) => `axe: ${one}`);
}

/** The labels in the menu. */
async function menuLinksOf(page: Page): Promise<string> {
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu).toBeVisible();
  return (await menu.getByRole('link').allInnerTexts()).join(', ');
}

export const navigationsOf = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('navigation').length);
