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
