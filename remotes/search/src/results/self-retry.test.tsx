// A failed search is repeated by itself until the provider answers.
import { pageResumed } from '@segue/stores';
import { refuse } from '@segue/testing';
import { act, screen, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { fakeSearch, open, region, rows } from '../search-page.fixture';
import { searchStarted } from './model';

const isHidden = jest.fn(() => false);
const isOnline = jest.fn(() => true);

beforeEach(() => {
  jest.spyOn(document, 'hidden', 'get').mockImplementation(isHidden);
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(isOnline);
  isHidden.mockReturnValue(false);
  isOnline.mockReturnValue(true);
  jest.useFakeTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** The Spotify column of a search that failed. */
async function openFailed(refusal = refuse('providerUnavailable')) {
  const page = open({ at: '/home?q=harbour' }, (request) =>
    request.params.provider === 'spotify' ? refusal : fakeSearch(request),
  );
  await pass(500);
  expect(within(region('Spotify')).getByRole('button', { name: 'Try again' })).toBeVisible();
  const tries = () =>
    page.api.requestsTo('search').filter(({ params }) => params.provider === 'spotify').length;
  expect(tries()).toBe(1);
  return { ...page, tries };
}

test('failed search: is repeated with growing pauses, and the other provider is not asked [SEARCH-17]', async () => {
  const { api, tries } = await openFailed();
  const counts: number[] = [];
  for (let second = 0; second < 60; second += 10) {
    await pass(10_000);
    counts.push(tries());
  }
  // A pause of 8 s, of which up to a quarter is left out, leaves one or two tries in ten seconds.
  const steps = counts.map((count, at) => count - (counts[at - 1] ?? 1));
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...steps.slice(1))).toBeLessThanOrEqual(2);
  expect(steps[0]).toBeLessThanOrEqual(3);
  expect(api.requestsTo('search').filter(({ params }) => params.provider === 'soundcloud')).toHaveLength(1);
});

test('failed search: a provider that is back is shown within 10 s, without a word before [SEARCH-17]', async () => {
  const { api } = await openFailed();
  await pass(60_000);
  expect(screen.queryByText('Trying again…')).not.toBeInTheDocument();
  api.handle({ search: fakeSearch });
  await pass(10_000);
  expect(rows('Spotify tracks')).toHaveLength(20);
});

test.each([
  ['hidden', () => isHidden.mockReturnValue(true)],
  ['offline', () => isOnline.mockReturnValue(false)],
])(
  'failed search: a page that is %s does not ask, and does when it is resumed [SEARCH-18]',
  async (_, leave) => {
    const { scope, tries } = await openFailed();
    leave();
    await pass(120_000);
    expect(tries()).toBe(1);
    isHidden.mockReturnValue(false);
    isOnline.mockReturnValue(true);
    await act(() => allSettled(pageResumed, { scope }));
    expect(tries()).toBe(2);
  },
);

test('failed search: is not repeated before the time that the server named [SEARCH-18]', async () => {
  const { tries } = await openFailed(refuse('tooMany', { 'retry-after': '30' }));
  await pass(29_000);
  expect(tries()).toBe(1);
  await pass(2000);
  expect(tries()).toBe(2);
});

test('failed search: another query ends it [SEARCH-18]', async () => {
  const { scope, api } = await openFailed();
  api.handle({ search: fakeSearch });
  // Not awaited: the fake clock stands still meanwhile.
  act(() => void allSettled(searchStarted, { scope, params: 'ferry' }));
  await pass(60_000);
  expect(api.requestsTo('search').filter(({ params }) => params.query === 'harbour')).toHaveLength(2);
  expect(rows('Spotify tracks')).toHaveLength(20);
});
