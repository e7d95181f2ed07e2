import { defineConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { CHROMIUM_ARGUMENTS, findChromium } from './src/support/chromium-path';

const PORT = Number(process.env['E2E_PORT'] ?? 4310);
const root = fileURLToPath(new URL('..', import.meta.url));
const chromium = findChromium();

export default defineConfig({
  testDir: './src/journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // One retry for a slow machine; `npm test` lists the tests that needed it and limits their number.
  retries: 1,
  forbidOnly: true,
  // Long timeouts for a busy machine; they delay failing tests only.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../reports/playwright.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    // Tracing makes tests about 20 % slower; a failed test saves an accessibility snapshot anyway.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [...CHROMIUM_ARGUMENTS],
    },
  },
  webServer: {
    command: 'node e2e/start-product.mjs',
    cwd: root,
    url: `http://127.0.0.1:${PORT}/health`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: { PORT: String(PORT), SANDBOX_PORT: String(PORT + 1) },
  },
});
