import { EventEmitter } from 'node:events';
import { exitOnSignals } from './shutdown';
import { appPerTest } from '../testing/server.fixture';

const server = appPerTest();
let self: EventEmitter & { exit: jest.Mock };
/** Resolves with the code of the first exit. */
let exited: Promise<unknown>;
beforeEach(async () => {
  let leave = (_code: unknown) => undefined as void;
  exited = new Promise((resolve) => (leave = resolve));
  self = Object.assign(new EventEmitter(), { exit: jest.fn((code: unknown) => leave(code)) });
  exitOnSignals(server.app, self);
});

const send = (signal: 'SIGTERM' | 'SIGINT') => self.emit(signal, signal);

test('after SIGTERM the server drains at once, closes and exits with code 0', async () => {
  const close = jest.spyOn(server.app, 'close');
  send('SIGTERM');
  expect(server.app.draining.isActive()).toBe(true);
  expect(close).not.toHaveBeenCalled();
  expect(await exited).toBe(0);
  expect(close).toHaveBeenCalledTimes(1);
});

test('the same signal again ends the server at once, another one does not', async () => {
  send('SIGINT');
  send('SIGTERM');
  expect(self.exit).not.toHaveBeenCalled();
  send('SIGINT');
  expect(self.exit.mock.calls).toEqual([[1]]);
});

test('a server that cannot close exits with code 1', async () => {
  jest.spyOn(server.app, 'close').mockImplementationOnce(() => Promise.reject(new Error('no')) as never);
  send('SIGTERM');
  expect(await exited).toBe(1);
});
