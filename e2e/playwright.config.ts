import { defineConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { findChromium, findHeadlessShell, inBrowser } from './src/support/chromium-path';

const PORT = Number(process.env['E2E_PORT'] ?? 4310);
const root = fileURLToPath(new URL('..', import.meta.url));
/** The headless shell does not play one provider's audio after the other's. */
const NEEDS_FULL_BROWSER = /\/(mixed-queue|music-server)\.spec/;

export default defineConfig({
  testDir: './src/journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 3,
  // Tests that scan or wait for long belong to the weekly soak run.
  ...(process.env['SEGUE_SOAK'] ? { grep: /@soak/ } : { grepInvert: /@soak/ }),
  // One retry, for delays of the machine; `npm test` lists the tests that need it and allows few.
  retries: 1,
  forbidOnly: true,
  // Long, for a busy machine: only failing tests wait that long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: `../reports/playwright${process.env['SEGUE_SOAK'] ? '-soak' : ''}.json` }],
  ],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
    // Requests that pass through a worker are not seen by `page.route`; `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    // A trace makes each test about a fifth slower; a failed test has an accessibility snapshot without it.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
  },
  projects: [
    // Its tests wait for tracks to end most of the time, and play sound: one at a time.
    { name: 'full', workers: 1, testMatch: NEEDS_FULL_BROWSER, use: inBrowser(findChromium()) },
    { name: 'shell', testIgnore: NEEDS_FULL_BROWSER, use: inBrowser(findHeadlessShell()) },
  ],
  webServer: {
    command: 'node e2e/start-product.mjs',
    cwd: root,
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: { PORT: String(PORT), SANDBOX_PORT: String(PORT + 1) },
  },
});
