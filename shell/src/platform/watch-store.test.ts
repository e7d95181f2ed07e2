import { createEvent, createStore, fork, scopeBind } from 'effector';
import { watchStoreLater } from './watch-store';

const changed = createEvent<number>();
const $value = createStore(0).on(changed, (_, value) => value);

it('watchStoreLater: reports the newest of several changes once, after the current task', async () => {
  const scope = fork();
  const change = scopeBind(changed, { scope });
  const seen: number[] = [];
  const stop = watchStoreLater($value, scope, (value) => seen.push(value));
  change(1);
  change(2);
  expect(seen).toEqual([0]);
  await Promise.resolve();
  expect(seen).toEqual([0, 2]);
  change(3);
  stop();
  await Promise.resolve();
  expect(seen).toEqual([0, 2]);
});
