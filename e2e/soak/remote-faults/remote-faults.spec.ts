// Every fault of the table, in all remotes of the registry at once. The rows are annotations, for `matrix.mjs`.
import { expect, test } from '@playwright/test';
import { startBench, openWithFault, walkWithFault, type Bench, type Measured } from './fault-test';
import { FAULTS, rowOf } from './faults';
import { PAGE_FAULTS } from './page-faults';

let bench: Bench & { close: () => Promise<void> };

test.beforeAll(async ({ browser, baseURL }) => {
  bench = await startBench(browser, String(baseURL));
});
test.afterAll(() => bench.close());

const rowAnnotation = (row: object) => ({
  annotation: { type: 'fault', description: JSON.stringify(row) },
});

function expectGood(measured: readonly Measured[]) {
  test.info().annotations.push({ type: 'measured', description: JSON.stringify(measured) });
  const problems = measured.flatMap((one) => one.problems.map((problem) => `${one.remote}: ${problem}`));
  expect(problems).toEqual([]);
}

for (const fault of FAULTS) {
  for (const [state, run] of [
    ['opened directly', openWithFault],
    ['walked to while music plays', walkWithFault],
  ] as const) {
    const title = `a remote ${fault.name}, ${state}: ${fault.shows}`;
    test(title, rowAnnotation({ ...rowOf(fault), state }), async () => {
      expectGood(await run(bench, fault));
    });
  }
}

for (const { run, ...row } of PAGE_FAULTS) {
  test(`page faults: ${row.name}`, rowAnnotation({ ...row, state: 'in one page' }), async () => {
    const problems: string[] = [];
    const ms = await run(bench).catch((error: Error) => {
      problems.push(error.message);
      return null;
    });
    expectGood([{ remote: 'page', ms, problems }]);
  });
}
