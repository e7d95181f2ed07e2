// Every fault of the table, in all remotes of the registry at once.
import { expect, test } from '@playwright/test';
import { startBench, openWithFault, walkWithFault, type Bench, type Measured } from './fault-test';
import { FAULTS, rowOf } from './faults';
import { PAGE_FAULTS } from './page-faults';

let bench: Bench & { close: () => Promise<void> };

test.beforeAll(async ({ browser, baseURL }) => {
  bench = await startBench(browser, String(baseURL));
});
test.afterAll(() => bench.close());

const STATES = [
  ['opened directly', openWithFault],
  ['walked to while music plays', walkWithFault],
] as const;
/** The number of tests: a run of a part cannot know it. */
const TOTAL = FAULTS.length * STATES.length + PAGE_FAULTS.length;
let number = 0;

/** For the matrix that is printed after the run. */
function note(row: object, measured: readonly Measured[]) {
  test
    .info()
    .annotations.push(
      { type: 'fault', description: JSON.stringify({ ...row, of: TOTAL }) },
      { type: 'measured', description: JSON.stringify(measured) },
    );
  const problems = measured.flatMap((one) => one.problems.map((problem) => `${one.remote}: ${problem}`));
  expect(problems).toEqual([]);
}

for (const fault of FAULTS) {
  for (const [state, run] of STATES) {
    const row = { ...rowOf(fault), state, number: (number += 1) };
    test(`a remote ${fault.name}, ${state}: ${fault.shows}`, async () => {
      note(row, await run(bench, fault));
    });
  }
}

for (const { run, ...texts } of PAGE_FAULTS) {
  const row = { ...texts, state: 'in one page', number: (number += 1) };
  test(`page faults: ${texts.name}`, async () => {
    const problems: string[] = [];
    const ms = await run(bench).catch((error: Error) => {
      problems.push(error.message);
      return null;
    });
    note(row, [{ remote: 'page', ms, problems }]);
  });
}
