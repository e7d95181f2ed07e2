import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLock } from './file-lock.mjs';

/** No process can have this id. */
const DEAD = `99999999 ${hostname()}`;

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  path = join(folder, 'some.lock');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('file lock: returns the result of the task and leaves no file', async () => {
  expect(await withLock(path, () => 'done')).toBe('done');
  expect(readdirSync(folder)).toEqual([]);
});

test('file lock: a failed task releases the lock', async () => {
  await expect(withLock(path, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(path)).toBe(false);
});

test.each([DEAD, '99999999', ''])(
  'file lock: the lock of a holder that has ended ("%s") is replaced',
  async (holder) => {
    writeFileSync(path, holder);
    expect(await withLock(path, () => 'done')).toBe('done');
  },
);

test('file lock: only one process removes the lock of a dead holder', async () => {
  writeFileSync(path, DEAD);
  let waiting: Promise<string> | undefined;
  await withLock(`${path}.takeover`, () => {
    waiting = withLock(path, () => 'done');
    expect(readFileSync(path, 'utf8')).toBe(DEAD);
  });
  expect(await waiting).toBe('done');
});

test('file lock: waits for a holder on another machine and names the file to delete', async () => {
  writeFileSync(path, '99999999 other-host');
  const onWait = jest.fn();
  const waiting = withLock(path, () => 'done', onWait);
  expect(onWait).toHaveBeenCalledWith(
    `Waiting for process 99999999 on other-host; if it has ended, delete ${path}`,
  );
  rmSync(path);
  expect(await waiting).toBe('done');
});
