import type { RemoteModule } from '@segue/federation';
import { createPageStore } from '@segue/stores';
import { allSettled, createEffect, createEvent, fork, sample } from 'effector';
import { removeValues } from './build-removal';
import { startInRegion } from './region';
import { moduleOf } from './registry.fixture';

const typed = createEvent<string>();
const $kernel = createPageStore('').on(typed, (_, text) => text);

/** A module whose code follows the kernel's store, and how often it was told. */
function started(dispose = jest.fn()) {
  const heard: string[] = [];
  const module = startInRegion(() => {
    const $own = createPageStore('').on($kernel, (_, text) => text);
    sample({ clock: $own, target: createEffect((text: string) => void heard.push(text)) });
    return { ...moduleOf({}), dispose };
  });
  return { module, heard, dispose };
}

const valuesIn = (scope: object) => Object.keys((scope as { reg: object }).reg).length;

test('disposing of a module removes its units, but none of the kernel', async () => {
  const scope = fork();
  const { module, heard, dispose } = started();
  await allSettled(typed, { scope, params: 'one' });
  module.dispose();
  await allSettled(typed, { scope, params: 'two' });
  expect(heard).toEqual(['one']);
  expect(scope.getState($kernel)).toBe('two');
  expect(dispose).toHaveBeenCalledTimes(1);
});

test('the values of a disposed module are removed from the scope, but none of the kernel', async () => {
  const scope = fork();
  await allSettled(typed, { scope, params: 'one' });
  const before = valuesIn(scope);
  const { module } = started();
  await allSettled(typed, { scope, params: 'two' });
  expect(valuesIn(scope)).toBeGreaterThan(before);
  module.dispose();
  removeValues(module, scope);
  expect(valuesIn(scope)).toBe(before);
  expect(scope.getState($kernel)).toBe('two');
});

test('a module that throws while it starts leaves no unit', async () => {
  const heard: string[] = [];
  const start = (): RemoteModule => {
    sample({ clock: typed, target: createEffect((text: string) => void heard.push(text)) });
    throw new Error('broken at the last line');
  };
  expect(() => startInRegion(start)).toThrow('broken at the last line');
  await allSettled(typed, { scope: fork(), params: 'one' });
  expect(heard).toEqual([]);
});
