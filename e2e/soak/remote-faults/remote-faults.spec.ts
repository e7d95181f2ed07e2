// Every fault of the table, in all remotes of the registry at once.
import { expect, test } from '@playwright/test';
import { startBench, openWithFault, walkWithFault, type Bench } from './fault-test';
import { FAULTS } from './faults';
import { PAGE_FAULTS } from './page-faults';

let bench: Bench;

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
      expect(await run(bench, fault)).toEqual([]);
    });
  }
}

for (const [name, run] of Object.entries(PAGE_FAULTS)) test(`page faults: ${name}`, () => run(bench));
