// Chromium by its DevTools protocol and Firefox by WebDriver BiDi, both with Puppeteer.
import { expect } from '@playwright/test';
import { launch, type ElementHandle, type Frame, type LaunchOptions, type Page } from 'puppeteer-core';
import { CHROMIUM_ARGUMENTS, chromiumPath } from '../src/support/chromium-path';
import { wayBetween, type Modifier, type Tab } from './tab';

const FIREFOX = '/usr/bin/firefox-esr';

const OPTIONS: Record<'chromium' | 'firefox', () => LaunchOptions> = {
  chromium: () => ({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_ARGUMENTS],
    // Scrollbars take space, as on Windows and Linux.
    ignoreDefaultArgs: ['--hide-scrollbars'],
  }),
  firefox: () => ({
    browser: 'firefox',
    executablePath: FIREFOX,
    // The color scheme of the system is dark.
    extraPrefsFirefox: { 'ui.systemUsesDarkTheme': 1 },
  }),
};

export async function openPuppeteerTab(name: 'chromium' | 'firefox'): Promise<Tab> {
  const browser = await launch({ ...OPTIONS[name](), defaultViewport: null });
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  await page.setViewport({ width: 1440, height: 900 });
  async function withModifier(modifier: Modifier | undefined, run: () => Promise<void>): Promise<void> {
    if (modifier) await page.keyboard.down(modifier);
    await run();
    if (modifier) await page.keyboard.up(modifier);
  }
  return {
    open: (url) => replaceDocument(page, () => page.goto(url)),
    reload: () => replaceDocument(page, () => page.reload()),
    run: (fn, ...args) => page.evaluate(fn as never, ...args) as never,
    async runInFrames<Result>(address: string, fn: () => Result) {
      const frames = page.frames().filter((frame: Frame) => frame.url().includes(address));
      const results = await Promise.all(frames.map((frame) => frame.evaluate(fn).catch(() => undefined)));
      return results.filter((result) => result !== undefined) as Result[];
    },
    click: ({ x, y }, modifier) => withModifier(modifier, () => page.mouse.click(x, y)),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (const { x, y } of wayBetween(from, to)) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    press: (key, modifier) => withModifier(modifier, () => page.keyboard.press(key)),
    async chooseFile(selector, path) {
      const input = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null;
      await input?.uploadFile(path);
    },
    close: () => browser.close(),
  };
}

/** Firefox calls a load aborted when a service worker answers it, and goes on. */
async function replaceDocument(page: Page, navigate: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isReplaced: true }));
  await navigate().catch((error: Error) => {
    if (!error.message.includes('NS_')) throw error;
  });
  await expect(async () => {
    const isNew = await page.evaluate(() => !('isReplaced' in window) && document.readyState === 'complete');
    expect(isNew).toBe(true);
  }).toPass({ timeout: 20_000, intervals: [50] });
}
