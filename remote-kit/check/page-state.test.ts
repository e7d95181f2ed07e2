import { differences } from './page-state.mjs';

const FACTS = {
  'the player': 'visible',
  'fontSize of the body': '16px',
  'playbackState in localStorage': 'kept',
  "the browser's fetch": 'native',
  'the keyboard': 'free',
};
const STATE = {
  path: '/charts',
  facts: FACTS,
  counts: { timers: 3, 'adopted style sheets': 1 },
  globals: ['fetch'],
  longestTask: 0,
};

const changedBy = (changes: Partial<typeof STATE>, isOnScreen = false) =>
  differences(STATE as never, { ...STATE, ...changes } as never, 'charts_1', isOnScreen);
const withFacts = (changes: object) => changedBy({ facts: { ...FACTS, ...changes } as never }, true);

test.each([
  [{ 'the player': undefined }, 'It changes the player on its screen: visible is gone.'],
  [{ 'the player': 'covered' }, 'It changes the player on its screen: visible is covered.'],
  [{ 'fontSize of the body': '30px' }, 'It changes fontSize of the body on its screen: 16px is 30px.'],
  [
    { 'playbackState in localStorage': undefined },
    'It changes playbackState in localStorage on its screen: kept is gone.',
  ],
  [{ 'the keyboard': 'taken' }, 'It changes the keyboard on its screen: free is taken.'],
])('check: %j on a screen is told in one sentence', (changes, sentence) => {
  expect(withFacts(changes)).toEqual([sentence]);
});

test('check: a foreign global is named, those of the page and of the remote are not', () => {
  const globals = ['fetch', 'charts_1', 'search_1a2b3c4d5e6', 'SC'];
  expect(changedBy({ globals })).toEqual([]);
  expect(changedBy({ globals: [...globals, 'jQuery'] })).toEqual(['It adds jQuery to the window.']);
});

test('check: sheets and timers count once the screen is left', () => {
  const counts = { timers: 503, 'adopted style sheets': 2 };
  expect(changedBy({ counts }, true)).toEqual([]);
  expect(changedBy({ counts })).toEqual([
    '500 timers stay after its screen was left.',
    '1 adopted style sheets stay after its screen was left.',
  ]);
});
