/** @jest-environment jest-fixed-jsdom */
import { savesData, whenIdle } from './data-saving';

afterEach(() => {
  document.head.innerHTML = '';
  Reflect.deleteProperty(navigator, 'connection');
});
const connect = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

test.each([
  [{}, '', false],
  [{ saveData: true }, '', true],
  [{ effectiveType: '2g' }, '', true],
  [{ effectiveType: 'slow-2g' }, '', true],
  [{ saveData: false, effectiveType: '3g' }, '', false],
  [{}, '<meta name="segue-save-data" content="on">', true],
])('savesData: with the connection %j and the head "%s" of the server: %s', (connection, head, expected) => {
  connect(connection);
  document.head.innerHTML = head;
  expect(savesData()).toBe(expected);
});

test.each([
  ['a page that still loads has loaded', { readyState: 'interactive' }, () => window, 'load'],
  ['a hidden page is shown', { hidden: true }, () => document, 'visibilitychange'],
])('whenIdle waits until %s', async (_, state, target, event) => {
  jest.useFakeTimers();
  const [[name, value]] = Object.entries(state) as [['hidden', boolean]];
  const spy = jest.spyOn(document, name, 'get').mockReturnValue(value);
  const work = jest.fn();
  whenIdle(work);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(work).not.toHaveBeenCalled();
  spy.mockRestore();
  target().dispatchEvent(new Event(event));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('whenIdle does nothing once it is cancelled', async () => {
  jest.useFakeTimers();
  const work = jest.fn();
  whenIdle(work)();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(work).not.toHaveBeenCalled();
});
