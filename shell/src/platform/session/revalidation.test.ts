import { pageResumed } from '@segue/stores';
import { aVisitor, createTestContext, type TestContext } from '@segue/testing';
import { createWatch } from 'effector';
import { wireSessionRevalidation } from './revalidation';
import '../page.fixture';

const contexts: TestContext[] = [];
afterEach(() => {
  for (const context of contexts.splice(0)) context.stop();
});

function aPage() {
  const context = createTestContext({ session: aVisitor });
  contexts.push(context);
  const resumed = jest.fn();
  createWatch({ unit: pageResumed, scope: context.scope, fn: resumed });
  return { resumed, stop: wireSessionRevalidation(context.scope) };
}

function setHidden(hidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}
const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it.each([
  ['is visible again', () => setHidden(false)],
  ['is online again', () => window.dispatchEvent(new Event('online'))],
  ['is restored from the back/forward cache', () => show(true)],
])('a page that %s revalidates the session', (_, happen) => {
  const { resumed, stop } = aPage();
  happen();
  expect(resumed).toHaveBeenCalledTimes(1);
  stop();
});

it.each([
  ['is hidden', () => setHidden(true)],
  ['is loaded for the first time', () => show(false)],
])('a page that %s does not revalidate the session', (_, happen) => {
  const { resumed, stop } = aPage();
  happen();
  expect(resumed).not.toHaveBeenCalled();
  stop();
});
