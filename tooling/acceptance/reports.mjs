// Reads the JSON reports of Jest and Playwright into one form: each test with its full title and outcome.
import { existsSync, readFileSync } from 'node:fs';

/** `flaky` failed first and passed in a second run. @typedef {'passed' | 'flaky' | 'failed' | 'skipped'} Outcome */
/** @typedef {{ title: string, outcome: Outcome }} TestResult */

/** A test file that could not run counts as one failed test. @returns {TestResult[]} */
export function readJest(report) {
  const outcomes = { passed: 'passed', failed: 'failed' };
  return (report?.testResults ?? []).flatMap((file) => {
    const tests = file.assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      outcome: outcomes[status] ?? 'skipped',
    }));
    const isBroken = file.status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed');
    return isBroken ? [...tests, { title: `${file.name} could not run`, outcome: 'failed' }] : tests;
  });
}

/** An error outside all tests counts as one failed test. @returns {TestResult[]} */
export function readPlaywright(report) {
  const errors = (report?.errors ?? []).map(({ message }) => ({
    title: `Browser tests: ${String(message ?? 'error').split('\n')[0]}`,
    outcome: 'failed',
  }));
  // The outermost suite is the file; its name is not part of the title.
  const tests = (report?.suites ?? []).flatMap((file) => testsOf(file, []));
  return [...tests, ...errors];
}

function testsOf({ specs = [], suites = [] }, titles) {
  const own = specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      title: [...titles, spec.title].join(' '),
      outcome: playwrightOutcome(test),
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, [...titles, suite.title]))];
}

// A test that was expected to fail does not count as passed.
function playwrightOutcome({ status, results }) {
  if (status === 'skipped') return 'skipped';
  if (results.at(-1)?.status !== 'passed') return 'failed';
  return { flaky: 'flaky', expected: 'passed' }[status] ?? 'failed';
}

/** The results of the last test run. @param {{ jest: string, playwright: string }} paths @returns {TestResult[]} */
export function readResults({ jest, playwright }) {
  const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);
  return [...readJest(read(jest)), ...readPlaywright(read(playwright))];
}

/** @param {TestResult[]} results */
export function countOutcomes(results) {
  const titles = (outcome) => results.filter((one) => one.outcome === outcome).map(({ title }) => title);
  const flaky = titles('flaky');
  return {
    passed: titles('passed').length + flaky.length,
    failed: titles('failed').length,
    skipped: titles('skipped').length,
    flaky,
  };
}
