// What the test runs left behind, in one shape: each test with its full title and how it ended.
import { existsSync, readFileSync } from 'node:fs';

/** Flaky: failed, and passed when it was run once more. @typedef {'passed' | 'flaky' | 'failed' | 'skipped'} Outcome */
/** @typedef {{ title: string, outcome: Outcome }} TestResult */

/** Reads a report, or nothing when that run has not happened. */
function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** Jest's JSON. A file that could not even start counts as one failed test. @returns {TestResult[]} */
export function fromJest(report) {
  return (report?.testResults ?? []).flatMap((file) => {
    const tests = file.assertionResults.map((test) => ({
      title: test.fullName,
      outcome: jestOutcome(test.status),
    }));
    return file.status === 'failed' && !tests.some((test) => test.outcome === 'failed')
      ? [...tests, { title: `${file.name} could not be run`, outcome: 'failed' }]
      : tests;
  });
}

function jestOutcome(status) {
  if (status === 'passed') return 'passed';
  return status === 'failed' ? 'failed' : 'skipped';
}

/** Playwright's JSON. Only a run that really passed counts, not one that was expected to fail. @returns {TestResult[]} */
export function fromPlaywright(report) {
  if (report === undefined) return [];
  const broken = (report.errors ?? []).map((error) => ({
    title: `Browser tests: ${String(error.message ?? 'error').split('\n')[0]}`,
    outcome: 'failed',
  }));
  // The outermost suite is the file; its name is no part of the title.
  const tests = (report.suites ?? []).flatMap((file) => testsIn(file, []));
  return [...tests, ...broken];
}

function testsIn(suite, titles) {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => ({
      title: [...titles, spec.title].join(' '),
      outcome: playwrightOutcome(test),
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, [...titles, inner.title]))];
}

function playwrightOutcome(test) {
  if (test.status === 'skipped') return 'skipped';
  const last = test.results.at(-1)?.status;
  if (last !== 'passed') return 'failed';
  if (test.status === 'flaky') return 'flaky';
  return test.status === 'expected' ? 'passed' : 'failed';
}

/** Every result of the last runs. @param {{ jest: string, playwright: string }} paths @returns {TestResult[]} */
export function readResults({ jest, playwright }) {
  return [...fromJest(read(jest)), ...fromPlaywright(read(playwright))];
}

/** How many ended how, and which of those that passed were flaky. @param {TestResult[]} results */
export function countOutcomes(results) {
  const titles = (outcome) =>
    results.filter((result) => result.outcome === outcome).map(({ title }) => title);
  const count = (outcome) => titles(outcome).length;
  return {
    passed: count('passed') + count('flaky'),
    failed: count('failed'),
    skipped: count('skipped'),
    flaky: titles('flaky'),
  };
}
