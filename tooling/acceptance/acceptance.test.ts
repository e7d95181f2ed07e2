import { countOutcomes, readJest, readPlaywright } from './reports.mjs';
import { coverageOf, idsInTitle, requirementIds, soakIds, unknownIds } from './requirements.mjs';

const specification = [
  '# A specification',
  '- HOME-01: A page …',
  '- HOME-02: A page …',
  '- API-10: …',
  'HOME-9',
].join('\n');

const jestReport = {
  testResults: [
    {
      name: 'home.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'shows a box [HOME-01]', status: 'passed' },
        { fullName: 'sends a request [HOME-02] [API-10]', status: 'failed' },
        { fullName: 'later [HOME-03]', status: 'pending' },
      ],
    },
    { name: 'broken.test.ts', status: 'failed', assertionResults: [] },
  ],
};

const spec = (title: string, status: string, last: string) => ({
  title,
  tests: [{ status, results: [{ status: 'failed' }, { status: last }] }],
});
const playwrightReport = {
  errors: [],
  suites: [
    {
      title: 'home.spec.ts',
      specs: [spec('in a browser [HOME-02]', 'expected', 'passed')],
      suites: [
        {
          title: 'the wire [API-10]',
          specs: [
            spec('is read', 'expected', 'passed'),
            spec('fails on purpose', 'expected', 'failed'),
            spec('is skipped', 'skipped', 'skipped'),
            spec('is flaky', 'flaky', 'passed'),
            spec('fails twice', 'unexpected', 'failed'),
          ],
        },
      ],
    },
  ],
};

test('specification: the ids are read in order, ticked or not', () => {
  expect(requirementIds(specification)).toEqual(['HOME-01', 'HOME-02', 'API-10']);
});

test('test titles: several ids may stand in one or in several brackets', () => {
  expect(idsInTitle('[HOME-01] [API-2] and [SET-3, SET-04] but not HOME-9 or [x]')).toEqual([
    'HOME-01',
    'API-2',
    'SET-3',
    'SET-04',
  ]);
});

test('Jest report: a file that could not run counts as one failure', () => {
  expect(countOutcomes(readJest(jestReport))).toEqual({ passed: 1, failed: 2, skipped: 1, flaky: [] });
});

test('Playwright report: the outcome is that of the last run, and flaky after a failed one', () => {
  const outcomes = readPlaywright(playwrightReport).map(({ outcome }) => outcome);
  expect(outcomes).toEqual(['passed', 'passed', 'failed', 'skipped', 'flaky', 'failed']);
});

test('Playwright report: a flaky test counts as passed and is listed, with its groups, not its file', () => {
  const flaky = ['the wire [API-10] is flaky'];
  expect(countOutcomes(readPlaywright(playwrightReport))).toEqual({
    passed: 3,
    failed: 2,
    skipped: 1,
    flaky,
  });
});

test('Playwright report: an error outside all tests is a failure', () => {
  expect(readPlaywright({ errors: [{ message: 'no server' }] })).toEqual([
    { title: 'Browser tests: no server', outcome: 'failed' },
  ]);
});

test('coverage: a requirement is covered by a passed test unless another one failed', () => {
  const results = [...readJest(jestReport), ...readPlaywright(playwrightReport)];
  expect(coverageOf(['HOME-01', 'HOME-02', 'HOME-03', 'HOME-04'], results)).toEqual({
    covered: ['HOME-01'],
    failed: ['HOME-02'],
    missing: ['HOME-03', 'HOME-04'],
  });
});

test('soak: its ids are those of the tests with a tag, or of a whole soak file', () => {
  const text = "test('one [HOME-01]', async () => {});\ntest('two [HOME-02] @soak', async () => {});";
  expect(soakIds('home.spec.ts', text)).toEqual(['HOME-02']);
  expect(soakIds('home.soak.test.ts', text)).toEqual(['HOME-01', 'HOME-02']);
});

test('coverage: an id with a known prefix that the specification lacks is reported', () => {
  expect(unknownIds(['HOME-01', 'HOME-02'], readJest(jestReport))).toEqual(['HOME-03']);
});
