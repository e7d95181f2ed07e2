import { test } from '@playwright/test';
import { runRandomUser } from '../support/random-user/run';

const SEED = Number(process.env['RANDOM_USER_SEED'] ?? 40);

test('random actions: bar, queue and audio are consistent after each of 25', async ({ page, baseURL }) => {
  await runRandomUser(page, String(baseURL), SEED, 25, 'own');
});
