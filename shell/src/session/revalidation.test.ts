import { pageResumed } from '@segue/stores';
import { aVisitor, createWorld, type World } from '@segue/testing';
import { createWatch } from 'effector';
import { wireSessionRevalidation } from './revalidation';

const worlds: World[] = [];
afterEach(() => {
  for (const world of worlds.splice(0)) world.stop();
  jest.restoreAllMocks();
});

function aPage() {
  const world = createWorld({ session: aVisitor });
  worlds.push(world);
  const resumed = jest.fn();
  createWatch({ unit: pageResumed, scope: world.scope, fn: resumed });
  return { resumed, stop: wireSessionRevalidation(world.scope) };
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

it('an unwired page does not revalidate the session', () => {
  const { resumed, stop } = aPage();
  stop();
  setHidden(false);
  show(true);
  window.dispatchEvent(new Event('online'));
  expect(resumed).not.toHaveBeenCalled();
});
