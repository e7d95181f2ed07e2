// The tools behind the words types, lint, arch and tests.
import { forgetReports, tool } from './lanes.mjs';

const bin = {
  tsc: 'node_modules/typescript/bin/tsc',
  eslint: 'node_modules/eslint/bin/eslint.js',
  depcruise: 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  jest: 'node_modules/jest/bin/jest.js',
  knip: 'node_modules/knip/bin/knip.js',
};
const CRUISED = ['shell', 'remotes', 'shared-kernel', 'api', 'provider-sandbox', 'e2e', 'tooling'];

export const types = {
  name: 'types',
  work: tool(
    [
      [bin.tsc, '-b'],
      [bin.tsc, '-p', 'tsconfig.tests.json'],
    ],
    { sentence: 'The compiler refuses some types: see above.' },
  ),
};

/** @param {{ cached: boolean }} options a cache is quick, and blind to a type that changed in another file */
export const lint = ({ cached }) => ({
  name: 'lint',
  work: tool(
    [
      [
        bin.eslint,
        '.',
        '--quiet',
        ...(cached ? ['--cache', '--cache-location', '.cache/eslint/', '--cache-strategy', 'content'] : []),
      ],
    ],
    { sentence: 'A rule of the code is broken: see above.' },
  ),
});

export const arch = {
  name: 'arch',
  work: tool(
    [[bin.depcruise, '--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', ...CRUISED]],
    {
      sentence: 'An import crosses a boundary: see above for why, and what to do instead.',
    },
  ),
};

/** Reports unused files, exports and dependencies; does not fail the check yet. */
export const unused = {
  name: 'unused',
  work: tool([[bin.knip, '--no-exit-code', '--no-config-hints']], {
    live: true,
    sentence: 'knip could not run: see above.',
  }),
};

/**
 * @param {{ quick: boolean }} options quick = without `*.slow.test.ts`: tests that wait for real time-outs, or do
 * a thing thousands of times
 */
export const jest = ({ quick }) => ({
  name: 'tests',
  work: async () => {
    forgetReports('jest.json');
    const env = { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' };
    if (quick) env.SEGUE_QUICK_TESTS = '1';
    await tool([[bin.jest, '--json', '--outputFile=reports/jest.json', '--maxWorkers=2']], {
      live: true,
      sentence: 'Some tests failed: see above.',
      env,
    })();
  },
});
