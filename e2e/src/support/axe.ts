// Accessibility checks with axe.
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Waits for finite animations: axe would report the contrast of colours that are still fading in. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finiteAnimations = () =>
      document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    const isRunning = ({ playState }: Animation) => playState === 'running';
    // An animation can start when another one ends.
    while (finiteAnimations().some(isRunning)) {
      await Promise.allSettled(
        finiteAnimations()
          .filter(isRunning)
          .map(({ finished }) => finished),
      );
    }
  });
}

/** A rule of WCAG that axe leaves out unless it is named. */
const EXPERIMENTAL = 'label-content-name-mismatch';

async function analyze(page: Page, without: readonly string[], part: string): Promise<string[]> {
  await waitForAnimations(page);
  // Once per document: reading the script takes longer than most analyses.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const rules = {
    [EXPERIMENTAL]: { enabled: true },
    ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  return page.evaluate(
    async ([include, options]) => {
      const page = window as unknown as { axe: typeof axe };
      // The providers' frames are theirs; with a visible one axe 4 takes the page behind a modal dialog for accessible.
      const { violations } = await page.axe.run({ include, exclude: 'iframe' }, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    [part, { resultTypes: ['violations'], iframes: false, rules }] satisfies [string, axe.RunOptions],
  );
}

/**
 * The violations on the page or its `part` after its animations, but those of the rules in `without`. An animation can start during the
 * analysis, so only violations of a second analysis count.
 */
export async function violationsIn(
  page: Page,
  without: readonly string[] = [],
  part = 'html',
): Promise<string[]> {
  const found = await analyze(page, without, part);
  return found.length > 0 ? analyze(page, without, part) : found;
}

/** Expects no violations on the page, apart from the rules in `without`. */
export async function expectNoViolations(page: Page, without: readonly string[] = []): Promise<void> {
  expect(await violationsIn(page, without)).toEqual([]);
}

/** Expects no violations in either theme. The page follows the system, which is left dark. */
export async function expectCleanThemes(page: Page, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await violationsIn(page), `${state}, ${colorScheme}`).toEqual([]);
  }
}
