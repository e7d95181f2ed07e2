// `npm run screens`: screenshots of all screens at three widths, saved to docs/screens.
import { defineConfig } from '@playwright/test';
import baseConfig from './playwright.config';

export default defineConfig({
  ...baseConfig,
  testDir: './src/screens',
  fullyParallel: false,
  workers: 1,
  timeout: 180_000,
  reporter: [['list']],
});
