import { aSession, renderInScope, someTracks } from '@segue/kernel/testing';
import { act, screen } from '@testing-library/react';
import { TrackColumn } from './index';

let observed: { reach: () => void; target: Element }[];
const real = globalThis.IntersectionObserver;

beforeEach(() => {
  observed = [];
  globalThis.IntersectionObserver = class {
    constructor(private announce: IntersectionObserverCallback) {}
    observe(target: Element) {
      const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry;
      const reach = () => this.announce([entry], this as unknown as IntersectionObserver);
      observed.push({ target, reach });
    }
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => void (globalThis.IntersectionObserver = real));

const sentinels = () => observed.filter(({ target }) => target.hasAttribute('data-end-sentinel'));

test('a column has the name of its provider and all its rows', () => {
  renderInScope(<TrackColumn provider="spotify" tracks={someTracks('spotify', 3)} count="20+" />);
  expect(screen.getByRole('region', { name: 'Spotify' })).toHaveTextContent('20+');
  expect(screen.getByRole('list', { name: 'Spotify tracks' }).children).toHaveLength(3);
});

test.each([
  ['visitor', 'spotify', {}, 'SpotifyNeeds Premium · Sign in'],
  ['member without Premium', 'spotify', { session: aSession() }, 'SpotifyNeeds Premium · Connections'],
  ['member with Premium', 'spotify', { session: aSession({ hasSpotifyPremium: true }) }, 'Spotify'],
  ['visitor', 'soundcloud', {}, 'SoundCloud'],
] as const)('a column tells a %s once what the tracks of %s need', (_, provider, options, text) => {
  renderInScope(<TrackColumn provider={provider} tracks={someTracks(provider, 2)} />, options);
  expect(screen.getByRole('region').querySelector('header')).toHaveTextContent(new RegExp(`^${text}$`));
});

test('a column without tracks shows placeholders while it loads, then its empty state', () => {
  const column = (isLoading: boolean) => (
    <TrackColumn provider="spotify" tracks={[]} isLoading={isLoading} empty="No results found" />
  );
  const { rerender } = renderInScope(column(true));
  expect(screen.queryByText('No results found')).not.toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Spotify tracks' })).toHaveAttribute('aria-busy', 'true');
  rerender(column(false));
  expect(screen.getByText('No results found')).toBeVisible();
});

test('reaching the end requests the next page; without hasMore there is no end sentinel', () => {
  const onEndReached = jest.fn();
  const column = (hasMore: boolean) => (
    <TrackColumn
      provider="soundcloud"
      tracks={someTracks('soundcloud', 3)}
      hasMore={hasMore}
      onEndReached={onEndReached}
    />
  );
  const { unmount } = renderInScope(column(true));
  act(() => sentinels().at(-1)!.reach());
  expect(onEndReached).toHaveBeenCalledTimes(1);
  unmount();
  observed = [];
  renderInScope(column(false));
  expect(sentinels()).toHaveLength(0);
});

test('the end sentinel is observed again after the list has grown, not after a failure', () => {
  const column = (count: number, isLoadingMore: boolean) => (
    <TrackColumn
      provider="soundcloud"
      tracks={someTracks('soundcloud', count)}
      hasMore
      isLoadingMore={isLoadingMore}
      onEndReached={() => undefined}
    />
  );
  const { rerender } = renderInScope(column(2, false));
  const first = sentinels().length;
  rerender(column(2, true));
  rerender(column(2, false));
  expect(sentinels()).toHaveLength(first);
  rerender(column(4, false));
  expect(sentinels()).toHaveLength(first + 1);
});
