// The benchmarks that play audio: run like the soak tests, one at a time in the full browser, without a second try.
import { defineConfig } from '@playwright/test';
import soak from '../soak/playwright.config';

export default defineConfig({ ...soak, testDir: '.', reporter: [['list']] });
