/** @jest-environment jsdom */
import { differences, stateOfScreen } from './page-state.mjs';

const STATE = {
  path: '/charts',
  regions: ['navigation', 'main area', 'player'],
  covered: [] as string[],
  styles: { 'the body': { fontSize: '16px' } },
  storage: { localStorage: ['playbackState'], sessionStorage: [] as string[] },
  globals: ['fetch'],
  sheets: 1,
  natives: { fetch: 'function fetch() { [native code] }' },
  takesKeys: false,
  timers: 3,
  longestTask: 0,
};
type State = typeof STATE;

const CHARTS = { name: 'charts', container: 'charts_1' };
const changedBy = (changes: Partial<State>, isOnScreen = false) =>
  differences(STATE as never, { ...STATE, ...changes } as never, { ...CHARTS, isOnScreen });

test.each<[Partial<State>, string]>([
  [{ regions: ['navigation', 'main area'] }, 'The player is gone on its screen.'],
  [{ covered: ['player'] }, 'The player is covered on its screen.'],
  [
    { styles: { 'the body': { fontSize: '30px' } } },
    'It changes the style of the body on its screen: fontSize is 30px, was 16px.',
  ],
  [{ storage: { localStorage: [], sessionStorage: [] } }, 'It removes playbackState from localStorage.'],
  [{ natives: { fetch: '() => 1' } }, 'It replaces fetch of the browser.'],
  [{ takesKeys: true }, 'It takes the keyboard from the page on its screen.'],
  [{ globals: ['fetch', 'charts_1', 'jQuery'] }, 'It adds jQuery to the window.'],
])('gate: %j on a screen is told in one sentence', (changes, sentence) => {
  expect(changedBy(changes, true)).toEqual([sentence]);
});

test('gate: sheets and timers count once the screen is left', () => {
  const changes = { sheets: 2, timers: 503 };
  expect(changedBy(changes, true)).toEqual([]);
  expect(changedBy(changes)).toEqual([
    'A style sheet that it adopted stays after its screen was left.',
    '500 timers go on after its screen was left.',
  ]);
});

test('gate: a page that only loaded the remote has no difference', () => {
  expect(changedBy({ globals: ['fetch', 'charts_1', 'search_1a2b3c4d5e6', 'SC'], timers: 6 })).toEqual([]);
});

/** jsdom has no `innerText`. */
function draw(html: string) {
  document.body.innerHTML = html;
  for (const element of document.querySelectorAll<HTMLElement>('main, main *'))
    element.innerText = element.textContent ?? '';
}

test.each([
  ['<main><div data-remote="charts"><h1>Charts</h1></div></main>', { fallback: null }],
  ['<main><div data-remote="legal"><h1>Terms</h1></div></main>', null],
  ['<main><div data-remote="charts"></div></main>', null],
  ['<main><div data-remote="charts" aria-busy="true">Charts</div></main>', null],
  ["<main><p>Charts couldn't load.</p></main>", { fallback: "Charts couldn't load." }],
  ['<main data-gate-left><p>Charts</p></main>', null],
])('gate: a screen is complete when it is drawn by its remote: %s', (html, state) => {
  draw(html);
  expect(stateOfScreen('charts')).toEqual(state);
});
