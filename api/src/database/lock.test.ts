import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseInUseError, LOCK_FILE, lockDatabase } from './lock';
import { temporaryFolder } from '../testing/temporary-folder.fixture';

let folder: string;
beforeEach(() => (folder = temporaryFolder()));

/** What another process reports that tries to take the lock. */
function tryInOtherProcess(): string {
  const script = `
    const file = new (require('@photostructure/sqlite').DatabaseSync)(${JSON.stringify(join(folder, LOCK_FILE))});
    try { file.exec('begin immediate'); console.log('taken'); } catch (error) { console.log(error.message); }`;
  return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }).trim();
}

test('a second lock is refused with the process that holds the first', async () => {
  const lock = await lockDatabase(folder);
  await expect(lockDatabase(folder)).rejects.toThrow(
    `The database in ${folder} is in use by another Segue server or command (process ${process.pid}): stop it first.`,
  );
  await expect(lockDatabase(folder)).rejects.toBeInstanceOf(DatabaseInUseError);
  expect(tryInOtherProcess()).toBe('database is locked');
  lock.release();
  expect(tryInOtherProcess()).toBe('taken');
});

test('a waiting lock is taken as soon as the first is released', async () => {
  const lock = await lockDatabase(folder);
  const waitedFor: number[] = [];
  const second = lockDatabase(folder, {
    waitMs: 60_000,
    onWait: (pid) => {
      waitedFor.push(pid);
      lock.release();
    },
  });
  (await second).release();
  expect(waitedFor).toEqual([process.pid]);
});

test('a killed process releases the lock', async () => {
  const script = `
    const file = new (require('@photostructure/sqlite').DatabaseSync)(${JSON.stringify(join(folder, LOCK_FILE))});
    file.exec('begin immediate'); process.kill(process.pid, 'SIGKILL');`;
  expect(() => execFileSync(process.execPath, ['-e', script])).toThrow();
  (await lockDatabase(folder)).release();
});
