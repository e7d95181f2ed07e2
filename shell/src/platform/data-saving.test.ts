/** @jest-environment jest-fixed-jsdom */
import { savesData, whenIdle } from './data-saving';

afterEach(() => {
  document.head.innerHTML = '';
  Reflect.deleteProperty(navigator, 'connection');
});
const connect = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

test('savesData: without a sign of it data is not saved', () => {
  expect(savesData()).toBe(false);
});

test.each([
  [{ saveData: true }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ saveData: false, effectiveType: '3g' }, false],
])('savesData: with the connection %j: %s', (connection, expected) => {
  connect(connection);
  expect(savesData()).toBe(expected);
});

test('savesData: the header that the server saw counts', () => {
  document.head.innerHTML = '<meta name="segue-save-data" content="on">';
  expect(savesData()).toBe(true);
});

test('whenIdle waits for the load of the page', async () => {
  jest.useFakeTimers();
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const work = jest.fn();
  whenIdle(work);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(work).not.toHaveBeenCalled();
  readyState.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('whenIdle waits until a hidden page is shown', async () => {
  jest.useFakeTimers();
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const work = jest.fn();
  whenIdle(work);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(work).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
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
