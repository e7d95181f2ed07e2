// The soak tests in a browser: one at a time, without a second try.
import { defineConfig } from '@playwright/test';
import regular from '../playwright.config';

export default defineConfig({
  ...regular,
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../../reports/soak.json' }]],
});
