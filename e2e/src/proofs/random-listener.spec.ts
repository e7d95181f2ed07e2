// `npm run proof:listener`; LISTENER_STEPS and LISTENER_SEED set length and seed.
import { test } from '@playwright/test';
import { runRandomUser } from '../support/random-user/run';
import { resetSandbox } from '../support/sandbox';

const STEPS = Number(process.env['LISTENER_STEPS'] ?? 1000);
const SEED = Number(process.env['LISTENER_SEED'] ?? Math.floor(Math.random() * 1e9));

test.afterEach(resetSandbox);

test(`random actions: bar, queue and audio are consistent after each of ${STEPS}`, async ({
  page,
  baseURL,
}) => {
  await runRandomUser(page, String(baseURL), SEED, STEPS);
});
