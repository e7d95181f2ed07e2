// `npm run proof:listener`; LISTENER_STEPS and LISTENER_SEED tell how long and which.
import { test } from '@playwright/test';
import { runAtRandom } from '../support/random-run';
import { resetSandbox } from '../support/sandbox';

const STEPS = Number(process.env['LISTENER_STEPS'] ?? 1000);
const SEED = Number(process.env['LISTENER_SEED'] ?? Math.floor(Math.random() * 1e9));

test.afterEach(resetSandbox);

test(`after each of ${STEPS} random steps the bar, the queue and the sounding frame agree`, async ({
  page,
  baseURL,
}) => {
  await runAtRandom(page, String(baseURL), SEED, STEPS);
});
