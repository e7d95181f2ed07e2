// A row of the fault table that is not of all remotes, and what its test does.
import { expect, type Page } from '@playwright/test';
import { FALLBACK_MS } from './faults';
import type { Bench } from './fault-test';
import { walkTo, type Expected, type Visit } from './visits';

export type PageFault = {
  name: string;
  /** Fails when something is not as the row says; resolves with the time of the slowest answer. */
  run: (bench: Bench) => Promise<number>;
};

export const retryIn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });

/** Walks to a screen and expects it within the limit. */
export async function expectArrival(page: Page, visit: Visit, expected: Expected, limitMs = FALLBACK_MS) {
  const { ms, text } = await walkTo(page, visit, expected);
  expect(ms, `${visit.path} shows "${text.slice(0, 120)}"`).not.toBeNull();
  expect(ms).toBeLessThan(limitMs + 300);
  return ms!;
}

/** Walks to all screens of the remotes, one after another. */
export async function expectAllScreens(page: Page, visits: readonly Visit[]): Promise<number> {
  const times: number[] = [];
  for (const visit of visits) times.push(await expectArrival(page, visit, null));
  return Math.max(...times);
}
