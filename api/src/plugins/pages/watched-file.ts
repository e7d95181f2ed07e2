// Reads a small file again only after it has changed.
import { readFile, stat } from 'node:fs/promises';

/** `read` returns null while the file does not exist, and the last valid value while the file cannot be parsed. */
export function watchFile<T>(path: string, parse: (text: string) => T, report: (error: unknown) => void) {
  let lastVersion = '';
  let value: T | null = null;
  let reading: Promise<void> = Promise.resolve();

  async function reload(): Promise<void> {
    try {
      value = parse(await readFile(path, 'utf8'));
    } catch (error) {
      report(error);
    }
  }

  return {
    async read(): Promise<T | null> {
      const state = await stat(path).catch(() => null);
      if (state === null) return value;
      const version = `${state.mtimeMs} ${state.size} ${state.ino}`;
      if (version !== lastVersion) {
        lastVersion = version;
        reading = reload();
      }
      // Concurrent callers wait for the same read.
      await reading;
      return value;
    },
  };
}
