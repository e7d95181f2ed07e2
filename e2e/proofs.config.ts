// Long proofs and measurements that are no part of `npm test`; they have the machine for themselves.
import { defineConfig } from '@playwright/test';
import baseConfig from './playwright.config';

export default defineConfig({
  ...baseConfig,
  testDir: './src/proofs',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../reports/proofs.json' }]],
});
