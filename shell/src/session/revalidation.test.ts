import { pageResumed } from '@segue/stores/ports';
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

/** The page is hidden, or shown. */
function turn(hidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}
const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it.each([
  ['is looked at again', () => turn(false)],
  ['is online again', () => window.dispatchEvent(new Event('online'))],
  ['was kept for the way back', () => show(true)],
])('a page that %s asks who is here', (_, happen) => {
  const { resumed, stop } = aPage();
  happen();
  expect(resumed).toHaveBeenCalledTimes(1);
  stop();
});

it.each([
  ['is hidden', () => turn(true)],
  ['is loaded for the first time', () => show(false)],
])('a page that %s does not', (_, happen) => {
  const { resumed, stop } = aPage();
  happen();
  expect(resumed).not.toHaveBeenCalled();
  stop();
});

it('once undone it hears nothing', () => {
  const { resumed, stop } = aPage();
  stop();
  turn(false);
  show(true);
  window.dispatchEvent(new Event('online'));
  expect(resumed).not.toHaveBeenCalled();
});
