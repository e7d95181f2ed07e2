// `npm run screens`: pictures of every screen at three widths, into docs/screens.
import { defineConfig } from '@playwright/test';
import everyday from './playwright.config';

export default defineConfig({
  ...everyday,
  testDir: './src/screens',
  fullyParallel: false,
  workers: 1,
  timeout: 180_000,
  reporter: [['list']],
});
