import { cleanName, knownLength } from './cleaning';

test.each([
  ['  Midnight\tHarbour \n', 'Midnight Harbour'],
  ['Mid​night', 'Midnight'],
  ['‮ruobraH', 'ruobraH'],
  ['\u0000Har\u0007bour', 'Har bour'],
  ['\uD800Harbour', 'Harbour'],
  ['می‌خواهم', 'می‌خواهم'],
  ['Family 👩‍👧', 'Family 👩‍👧'],
  ['‍Joined‌ ', 'Joined'],
])('names: %j is shown as %j [DATA-32]', (name, shown) => {
  expect(cleanName(name)).toBe(shown);
});

test.each([undefined, null, '', '  ', '​​', '\u0000', 'ㅤ', '⠀'])(
  'names: %j leaves the placeholder [DATA-32]',
  (name) => {
    expect(cleanName(name, 'Untitled')).toBe('Untitled');
  },
);

test.each([
  [229_500.4, 229_500],
  [1, 1],
  [0, null],
  [0.2, null],
  [-5, null],
  [NaN, null],
  [Infinity, null],
  [null, null],
  [undefined, null],
])('lengths: %p is %p [DATA-33]', (sent, length) => {
  expect(knownLength(sent)).toBe(length);
});
