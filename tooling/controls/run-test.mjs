// Runs tests of the API in this process, with a protection taken out or with all of them in.
import { runCLI } from 'jest';
import { stripVTControlCharacters } from 'node:util';
import { jestProjects } from '../jest/projects.mjs';
import { at, root } from '../start/places.mjs';

const usual = jestProjects().find(({ displayName }) => displayName === 'api');

function configWithout(edits) {
  const transform = Object.entries(usual.transform).map(([pattern, [, swc]]) => [
    pattern,
    [at('tooling/controls/without.cjs'), { swc, edits }],
  ]);
  return { ...usual, transform: Object.fromEntries(transform) };
}

/**
 * The tests of one file whose names contain the title, with the edits made. `broken` is why the file could not be run at
 * all, or null.
 */
export async function runTests(file, title, edits = []) {
  const { results } = await runCLI(
    {
      $0: 'controls',
      _: [at(file)],
      config: JSON.stringify(configWithout(edits)),
      runTestsByPath: true,
      testNamePattern: title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
      runInBand: true,
      silent: true,
      reporters: [],
      watchman: false,
    },
    [root],
  );
  const [suite] = results.testResults;
  const ran = suite?.testResults.filter(({ status }) => status === 'passed' || status === 'failed') ?? [];
  return {
    broken: suite?.testExecError?.message ?? (ran.length === 0 ? `no test is called: ${title}` : null),
    tests: ran.map(({ fullName, status, failureMessages }) => ({
      name: fullName,
      passed: status === 'passed',
      message: stripVTControlCharacters(failureMessages.join('\n')),
    })),
  };
}
