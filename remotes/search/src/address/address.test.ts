import { continues, readAddress, writeAddress } from './address';

test.each([
  ['', { query: '', tab: 'all' }],
  ['?q=midnight+harbour&tab=spotify', { query: 'midnight harbour', tab: 'spotify' }],
  ['?q=AC%2FDC', { query: 'AC/DC', tab: 'all' }],
  ['?q=%20%20&tab=deezer', { query: '', tab: 'all' }],
  ['?tab=soundcloud', { query: '', tab: 'soundcloud' }],
  ['?q=%', { query: '%', tab: 'all' }],
])('%s is read as %j', (search, address) => {
  expect(readAddress(search)).toEqual(address);
});

test('an endless query is cut', () => {
  expect(readAddress(`?q=${'x'.repeat(5000)}`).query).toHaveLength(500);
});

test.each(['AC/DC', '100% #1 & more', 'björk 🎧', '..', '🎧'.repeat(500)])(
  '%j survives being written and read',
  (query) => {
    expect(readAddress(writeAddress({ query, tab: 'soundcloud' }))).toEqual({ query, tab: 'soundcloud' });
  },
);

test('what is default is left out', () => {
  expect(writeAddress({ query: '', tab: 'all' })).toBe('');
  expect(writeAddress({ query: 'x', tab: 'all' })).toBe('?q=x');
});

test('typing on and taking back are one step, another word is a new one', () => {
  expect(continues('drake', 'dra')).toBe(true);
  expect(continues('dra', 'drake')).toBe(true);
  expect(continues('drake', 'björk')).toBe(false);
  expect(continues('drake', '')).toBe(false);
});
