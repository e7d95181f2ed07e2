// Every fault of the table, in all remotes of the registry at once.
import { expect, test } from '@playwright/test';
import { startBench, openWithFault, walkWithFault, type Bench } from './fault-test';
import { FAULTS } from './faults';
import { PAGE_FAULTS } from './page-faults';

let bench: Bench & { close: () => Promise<void> };

test.beforeAll(async ({ browser, baseURL }) => {
  bench = await startBench(browser, String(baseURL));
});
test.afterAll(() => bench.close());

for (const fault of FAULTS) {
  for (const [state, run] of [
    ['opened directly', openWithFault],
    ['walked to while music plays', walkWithFault],
  ] as const) {
    test(`a remote ${fault.name}, ${state}: ${fault.shows}`, async () => {
      const measured = await run(bench, fault);
      const problems = measured.flatMap((one) => one.problems.map((problem) => `${one.remote}: ${problem}`));
      expect(problems).toEqual([]);
    });
  }
}

for (const { name, run } of PAGE_FAULTS) {
  test(`page faults: ${name}`, async () => {
    await run(bench);
  });
}
