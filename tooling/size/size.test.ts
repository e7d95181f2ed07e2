import { compare, formatRows } from './budget.mjs';
import { brotliSize, requestsOf } from './page-requests.mjs';

const budgets = {
  shellScripts: 125,
  page: 14,
  scriptRequestsBeforeFirstPaint: 2,
  federationOverhead: 10,
  remotes: { search: 20 },
};
const KB = 1024;
const measured = {
  shellScripts: 125 * KB,
  page: 14 * KB,
  scriptRequests: 2,
  emptyRemote: 10 * KB,
  remotes: { search: 20 * KB },
};
const failing = (lines: ReturnType<typeof compare>) =>
  lines.filter((line) => !line.isWithin).map((line) => line.what);

test('budget: a size equal to its budget passes', () => {
  expect(failing(compare(measured, budgets))).toEqual([]);
});

test.each([
  ['shell, scripts until usable', { shellScripts: 125 * KB + 1 }],
  ['page with its frame', { page: 14 * KB + 1 }],
  ['scripts before first paint', { scriptRequests: 3 }],
  ['a remote with nothing in it', { emptyRemote: 10 * KB + 1 }],
  ['remote search', { remotes: { search: 20 * KB + 1 } }],
])('budget: one byte or one request more fails: %s', (what, more) => {
  expect(failing(compare({ ...measured, ...more }, budgets))).toEqual([what]);
});

test('budget: a remote without a budget and a budget without its remote fail', () => {
  expect(failing(compare({ ...measured, remotes: { search: 1, radio: 1 } }, budgets))).toEqual([
    'remote radio',
  ]);
  expect(failing(compare({ ...measured, remotes: {} }, budgets))).toEqual(['remote search']);
});

test('budget: the table marks the rows above it', () => {
  const lines = compare({ ...measured, shellScripts: 130 * KB }, budgets);
  expect(formatRows(lines)).toMatch(/✗ shell, scripts until usable +130 KB of +125 KB/);
});

test('page: the HTML lists the scripts and styles before the first paint', () => {
  const html = `<!doctype html><!-- <script src="/no.js"></script> -->
    <link rel="preload" as="script" href="/releases/search/entry.js" integrity="sha384-x">
    <link rel=stylesheet href='/assets/main.css'><link rel="preload" as="font" href="/inter.woff2">
    <link rel="preload" as="script" href="/assets/main.js">
    <script defer src="/assets/main.js"></script>
    <script type="application/json" id="segue-config">{"a":1}</script>`;
  expect(requestsOf(html)).toEqual({
    scripts: ['/assets/main.js'],
    styles: ['/assets/main.css'],
    preloadedScripts: ['/releases/search/entry.js'],
  });
});

test('page: sizes are those of the compressed bytes', () => {
  expect(brotliSize('a'.repeat(10_000))).toBeLessThan(50);
});
