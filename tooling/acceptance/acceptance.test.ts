import { byArea, idsInTitle, idsOfChecklist, judge, unknownIds } from './checklist.mjs';
import { longForm, shortForm } from './print.mjs';
import { countOutcomes, fromJest, fromPlaywright } from './reports.mjs';

const checklist = [
  '# A checklist',
  '- [ ] HOME-01 · Given …',
  '- [x] HOME-02 · Given …',
  '- [ ] API-10 · …',
  'HOME-9',
].join('\n');

const jestReport = {
  testResults: [
    {
      name: 'home.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: '[HOME-01] shows a box', status: 'passed' },
        { fullName: '[HOME-02] [API-10] asks', status: 'failed' },
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
      specs: [spec('[HOME-02] in a browser', 'expected', 'passed')],
      suites: [
        {
          title: '[API-10] the wire',
          specs: [
            spec('is read', 'expected', 'passed'),
            spec('fails on purpose', 'expected', 'failed'),
            spec('is skipped', 'skipped', 'skipped'),
            spec('wavers', 'flaky', 'passed'),
            spec('fails twice', 'unexpected', 'failed'),
          ],
        },
      ],
    },
  ],
};

test('a checklist gives its ids in order, whatever is ticked', () => {
  expect(idsOfChecklist(checklist)).toEqual(['HOME-01', 'HOME-02', 'API-10']);
});

test('a title may carry several ids, apart or together', () => {
  expect(idsInTitle('[HOME-01] [API-2] and [SET-3, SET-04] but not HOME-9 or [x]')).toEqual([
    'HOME-01',
    'API-2',
    'SET-3',
    'SET-04',
  ]);
});

test('a Jest file that could not start counts as one failure', () => {
  expect(countOutcomes(fromJest(jestReport))).toEqual({ passed: 1, failed: 2, skipped: 1, flaky: [] });
});

test('a browser test counts as passed only when its last run passed and was meant to, and as flaky when it failed before', () => {
  const results = fromPlaywright(playwrightReport);
  expect(results.map((result) => result.outcome)).toEqual([
    'passed',
    'passed',
    'failed',
    'skipped',
    'flaky',
    'failed',
  ]);
});

test('a flaky test has passed, and is named', () => {
  expect(countOutcomes(fromPlaywright(playwrightReport))).toEqual({
    passed: 3,
    failed: 2,
    skipped: 1,
    flaky: ['[API-10] the wire wavers'],
  });
});

test('the title of a browser test includes the groups around it, not its file', () => {
  expect(fromPlaywright(playwrightReport)[1]?.title).toBe('[API-10] the wire is read');
});

test('an error outside all tests is a failure too', () => {
  expect(fromPlaywright({ errors: [{ message: 'no server' }] })).toEqual([
    { title: 'Browser tests: no server', outcome: 'failed' },
  ]);
});

test('a line is proven by a passed test, unless a failed one carries it as well', () => {
  const results = [...fromJest(jestReport), ...fromPlaywright(playwrightReport)];
  expect(judge(['HOME-01', 'HOME-02', 'HOME-03', 'HOME-04'], results)).toEqual([
    { id: 'HOME-01', standing: 'proven' },
    { id: 'HOME-02', standing: 'failed' },
    { id: 'HOME-03', standing: 'missing' },
    { id: 'HOME-04', standing: 'missing' },
  ]);
});

test('the lines are counted by area', () => {
  const judged = judge(['HOME-01', 'API-10', 'HOME-02'], fromJest(jestReport));
  expect(byArea(judged)).toEqual([
    { area: 'HOME', total: 2, proven: ['HOME-01'], failed: ['HOME-02'], missing: [] },
    { area: 'API', total: 1, proven: [], failed: ['API-10'], missing: [] },
  ]);
});

test('an id of a known area that the checklist does not have is reported', () => {
  const results = fromJest(jestReport);
  expect(unknownIds(['HOME-01', 'HOME-02'], results)).toEqual(['HOME-03']);
  expect(longForm(judge(['HOME-01'], results), ['HOME-01'], results)).toContain(
    'unknown to the checklist: HOME-02',
  );
});

test('the short form is one line', () => {
  expect(shortForm(judge(['HOME-01', 'HOME-02', 'HOME-04'], fromJest(jestReport)))).toBe(
    'Acceptance: 1 of 3 lines proven, 1 missing, 1 failed',
  );
});
