// Random user actions with provider faults. RANDOM_USER_STEPS sets their number, RANDOM_USER_SEED repeats a run.
import { test } from '@playwright/test';
import { runRandomUser } from '../src/support/random-user/run';
import { resetSandbox } from '../src/support/sandbox';

const STEPS = Number(process.env['RANDOM_USER_STEPS'] ?? 1000);
const SEED = Number(process.env['RANDOM_USER_SEED'] ?? Math.floor(Math.random() * 1e9));

test.afterEach(resetSandbox);

test(`bar, queue and playing frame show one track after each of ${STEPS} random actions`, async ({
  page,
  baseURL,
}) => {
  await runRandomUser(page, String(baseURL), SEED, STEPS);
});
