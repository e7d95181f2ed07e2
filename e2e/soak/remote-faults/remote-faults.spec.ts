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

const problemsIn = (measured: readonly Measured[]) =>
  measured.flatMap(({ remote, problems }) => problems.map((problem) => `${remote}: ${problem}`));

for (const fault of FAULTS) {
  for (const [state, run] of [
    ['opened directly', openWithFault],
    ['walked to while music plays', walkWithFault],
  ] as const) {
    test(`a remote ${fault.name}, ${state}: ${fault.shows}`, async () => {
      const measured = await run(bench, fault);
      test
        .info()
        .annotations.push(
          { type: 'fault', description: JSON.stringify({ ...rowOf(fault), state }) },
          { type: 'measured', description: JSON.stringify(measured) },
        );
      expect(problemsIn(measured)).toEqual([]);
    });
  }
}

for (const { run, ...row } of PAGE_FAULTS) {
  test(`page faults: ${row.name}`, async () => {
    const problems: string[] = [];
    const ms = await run(bench).catch((error: Error) => {
      problems.push(error.message);
      return null;
    });
    test
      .info()
      .annotations.push(
        { type: 'fault', description: JSON.stringify({ ...row, state: 'in one page' }) },
        { type: 'measured', description: JSON.stringify([{ remote: 'page', ms, problems }]) },
      );
    expect(problems).toEqual([]);
  });
}
