// A value in the browser's storage. Nothing throws: read and write errors are reported to diagnostics.
import { createEffect, sample } from 'effector';
import { diagnosticReported } from './diagnostics/model';
import { createPageStore } from './create-store';

type Options<Value> = {
  /** Names the value in diagnostics. */
  area: string;
  storage: 'localStorage' | 'sessionStorage';
  key: string;
  /** Stored text is untrusted input: invalid parts are left out and named in `problems`. */
  parse: (text: string) => { value: Value; problems: readonly string[] };
  serialize: (value: Value) => string;
};

const MAX_PROBLEMS = 5;

/** Creates the effects that read and write one value. Nothing is read before `readFx` is called. */
export function createStoredValue<Value>({ area, storage, key, parse, serialize }: Options<Value>) {
  const readFx = createEffect<void, string | null>({
    name: `read ${key}`,
    handler: () => window[storage].getItem(key),
  });
  const writeFx = createEffect<Value, void>({
    name: `write ${key}`,
    handler: (value) => window[storage].setItem(key, serialize(value)),
  });
  const read = readFx.doneData.map((text) => ({ text, ...(text === null ? NOTHING : parse(text)) }));
  const $failedWrites = createPageStore(0)
    .on(writeFx.fail, (count) => count + 1)
    .reset(writeFx.done);

  sample({
    clock: read,
    filter: ({ problems }) => problems.length > 0,
    fn: ({ text, problems }) => ({
      area,
      level: 'warning' as const,
      message: problems.slice(0, MAX_PROBLEMS).join('. '),
      detail: text,
    }),
    target: diagnosticReported,
  });
  sample({
    clock: [
      readFx.failData,
      // Full storage fails at every change, so only the first failure is reported.
      sample({
        clock: writeFx.failData,
        source: $failedWrites,
        filter: (count) => count === 1,
        fn: (_, error) => error,
      }),
    ],
    fn: (error) => ({ area, level: 'warning' as const, message: error.message, detail: error }),
    target: diagnosticReported,
  });
  return {
    readFx,
    writeFx,
    /** The stored value was read; null when nothing is stored. */
    valueRead: read.map(({ value }) => value),
  };
}

const NOTHING = { value: null, problems: [] };
