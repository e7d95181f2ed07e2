import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLock } from './file-lock.mjs';

/** Above the largest number a process can have. */
const DEAD = `99999999 ${hostname()}`;

let folder: string;
let path: string;
let write: jest.SpyInstance;
beforeEach(() => {
  write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  path = join(folder, 'some.lock');
});
afterEach(() => {
  write.mockRestore();
  rmSync(folder, { recursive: true });
});

test('file lock: the result of the work comes back, and no file is left', async () => {
  expect(await withLock(path, () => 'done')).toBe('done');
  expect(readdirSync(folder)).toEqual([]);
});

test('file lock: work that fails releases it', async () => {
  await expect(withLock(path, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(path)).toBe(false);
});

test.each([DEAD, '99999999', ''])(
  'file lock: a holder that has ended ("%s") is taken over from',
  async (holder) => {
    writeFileSync(path, holder);
    expect(await withLock(path, () => 'done')).toBe('done');
  },
);

test('file lock: a dead holder is removed by one process only', async () => {
  writeFileSync(path, DEAD);
  let waiting: Promise<string> | undefined;
  await withLock(`${path}.takeover`, () => {
    waiting = withLock(path, () => 'done');
    expect(readFileSync(path, 'utf8')).toBe(DEAD);
  });
  expect(await waiting).toBe('done');
});

test('file lock: a holder on another machine is waited for, and the file to delete is named', async () => {
  writeFileSync(path, '99999999 elsewhere');
  const waiting = withLock(path, () => 'done');
  expect(write.mock.calls.join()).toContain(
    `Waiting for process 99999999 on elsewhere; if it has ended, delete ${path}`,
  );
  rmSync(path);
  expect(await waiting).toBe('done');
});
