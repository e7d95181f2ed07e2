import { test } from '@playwright/test';
import { runAtRandom } from '../support/random-run';

const SEED = Number(process.env['LISTENER_SEED'] ?? 40);

test('after each of 25 random steps the bar, the queue and the sounding frame agree', async ({
  page,
  baseURL,
}) => {
  await runAtRandom(page, String(baseURL), SEED, 25, 'calm');
});
