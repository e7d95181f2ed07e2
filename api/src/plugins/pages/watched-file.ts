// A small file that is read again only after it changed.
import { readFile, stat } from 'node:fs/promises';

export type WatchedFile<T> = { read: () => Promise<T | null> };

/** `read` answers null while there is no such file; a file that cannot be parsed leaves the last good value. */
export function watchFile<T>(
  path: string,
  parse: (text: string) => T,
  report: (error: unknown) => void,
): WatchedFile<T> {
  let seen = '';
  let value: T | null = null;
  let reading: Promise<void> = Promise.resolve();

  async function readAgain(): Promise<void> {
    try {
      value = parse(await readFile(path, 'utf8'));
    } catch (error) {
      report(error);
    }
  }

  return {
    async read() {
      const state = await stat(path).catch(() => null);
      if (state === null) return value;
      const mark = `${state.mtimeMs} ${state.size} ${state.ino}`;
      if (mark !== seen) {
        seen = mark;
        reading = readAgain();
      }
      // Who asks while another's asking is under way waits for the same answer.
      await reading;
      return value;
    },
  };
}
