// What a machine can see of accessibility.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No violation in what is shown now; rules that cannot hold there are named with the state. */
export async function expectNoViolations(page: Page, without: string[] = []): Promise<void> {
  // What is still fading in has colours nobody is meant to read.
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page }).disableRules(without).analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(told).toEqual([]);
}
