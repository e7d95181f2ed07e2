// What a machine can see of accessibility.
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What is still fading in has colours nobody is meant to read; what moves for ever is not waited for. */
export async function whenSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = () =>
      document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    const isUnderWay = ({ playState }: Animation) => playState === 'running';
    // One animation may begin when another has ended.
    while (passing().some(isUnderWay)) {
      await Promise.allSettled(
        passing()
          .filter(isUnderWay)
          .map(({ finished }) => finished),
      );
    }
  });
}

type Narrow = (builder: AxeBuilder) => AxeBuilder;

async function lookOnce(page: Page, narrow: Narrow): Promise<string[]> {
  await whenSettled(page);
  const { violations } = await narrow(new AxeBuilder({ page })).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/**
 * What axe finds in what is shown now, once it has settled; `narrow` says what it looks at, and for what.
 * Something may begin to fade in while axe looks, so only what it finds a second time is a violation.
 */
export async function violationsIn(page: Page, narrow: Narrow = (builder) => builder): Promise<string[]> {
  const found = await lookOnce(page, narrow);
  return found.length > 0 ? lookOnce(page, narrow) : found;
}

/** No violation in what is shown now; rules that cannot hold there are named with the state. */
export async function expectNoViolations(page: Page, without: string[] = []): Promise<void> {
  expect(await violationsIn(page, (builder) => builder.disableRules(without))).toEqual([]);
}
