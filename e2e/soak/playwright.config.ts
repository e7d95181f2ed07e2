// The soak tests in a browser: one at a time, without a second try.
import { defineConfig } from '@playwright/test';
import regular from '../playwright.config';
import { findChromium, inBrowser } from '../src/support/chromium-path';

export default defineConfig({
  ...regular,
  // All in the full browser: most of them play audio.
  projects: [{ name: 'full', use: inBrowser(findChromium()) }],
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../../reports/soak.json' }]],
});
