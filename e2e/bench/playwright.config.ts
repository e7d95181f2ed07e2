// The benchmarks that play audio: one at a time, in the full browser, without a second try.
import { defineConfig } from '@playwright/test';
import regular from '../playwright.config';
import { findChromium, inBrowser } from '../src/support/chromium-path';

export default defineConfig({
  ...regular,
  projects: [{ name: 'full', use: inBrowser(findChromium()) }],
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  reporter: [['list']],
});
