import { isContinuation, readAddress, writeAddress } from './address';

test.each([
  ['', { query: '', tab: 'all' }],
  ['?q=midnight+harbour&tab=spotify', { query: 'midnight harbour', tab: 'spotify' }],
  ['?q=AC%2FDC', { query: 'AC/DC', tab: 'all' }],
  ['?q=%20%20&tab=deezer', { query: '', tab: 'all' }],
  ['?tab=soundcloud', { query: '', tab: 'soundcloud' }],
  ['?q=%', { query: '%', tab: 'all' }],
])('the query string %s reads as %j', (search, address) => {
  expect(readAddress(search)).toEqual(address);
});

test('a query of 5000 characters is cut to 500', () => {
  expect(readAddress(`?q=${'x'.repeat(5000)}`).query).toHaveLength(500);
});

test.each(['AC/DC', '100% #1 & more', 'björk 🎧', '..', '🎧'.repeat(500)])(
  'the query %j is the same after writing and reading the URL',
  (query) => {
    expect(readAddress(writeAddress({ query, tab: 'soundcloud' }))).toEqual({ query, tab: 'soundcloud' });
  },
);

test('an empty query and the tab "all" are left out of the URL', () => {
  expect(writeAddress({ query: '', tab: 'all' })).toBe('');
  expect(writeAddress({ query: 'x', tab: 'all' })).toBe('?q=x');
});

test('typing on and deleting characters continue a query; another word does not', () => {
  expect(isContinuation('drake', 'dra')).toBe(true);
  expect(isContinuation('dra', 'drake')).toBe(true);
  expect(isContinuation('drake', 'björk')).toBe(false);
  expect(isContinuation('drake', '')).toBe(false);
});

const SONG = 'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC?si=1';

test.each([
  ['a link alone', { url: SONG }, SONG],
  ['a link in a text', { title: 'Late Ferry', text: `Here’s a song for you… Late Ferry\n${SONG}` }, SONG],
  [
    'a link at the end of a sentence',
    { text: 'Hear https://on.soundcloud.com/abc.' },
    'https://on.soundcloud.com/abc',
  ],
  ['the first of two supported links', { text: `https://example.com/x ${SONG} spotify:track:2` }, SONG],
  ['words', { title: 'Ada Solano', text: ' late \n ferry ' }, 'late ferry'],
  [
    'the title of another site',
    { title: 'Late Ferry – Videos', text: 'https://example.com/x' },
    'Late Ferry – Videos',
  ],
  ['a link to another site alone', { url: 'https://example.com/x' }, 'https://example.com/x'],
  ['nothing', { title: ' ', text: '', url: '' }, ''],
])('shared from another app: %s becomes the query', (_, shared, query) => {
  expect(readAddress(`?${new URLSearchParams(shared as Record<string, string>)}`)).toEqual({
    query,
    tab: 'all',
  });
});

test('the search in the URL has priority over shared text', () => {
  expect(readAddress(`?q=harbour&text=ferry`).query).toBe('harbour');
});
