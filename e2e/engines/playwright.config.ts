// The journeys in three engines; one browser at a time, because the times are written down.
import { defineConfig } from '@playwright/test';
import regular from '../playwright.config';
import type { Engine } from './engine-test';

const ENGINES: readonly Engine[] = ['chromium', 'firefox', 'webkit'];

export default defineConfig<object, { engine: Engine }>({
  ...(regular as object),
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../../reports/engines.json' }]],
  projects: ENGINES.map((engine) => ({ name: engine, use: { engine } })),
});
