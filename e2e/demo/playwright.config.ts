// The demonstrations: one browser, which stays open until it is closed by hand.
import { defineConfig } from '@playwright/test';
import { findChromium, inBrowser } from '../src/support/chromium-path';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 0,
  reporter: 'list',
  use: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  projects: [{ name: '', use: inBrowser(findChromium()) }],
});
