// Prints the results of a check, one line each, and remembers whether one of them failed.
export type Print = (line: string) => void;

export type Report = {
  passed: (text: string) => void;
  /** For information; does not fail the check. */
  noted: (text: string) => void;
  /** A warning: it works, but users will notice; does not fail the check. */
  warned: (text: string) => void;
  /** Needs a fix. `hints` are printed below it. */
  failed: (text: string, hints?: readonly string[]) => void;
  hasFailed: () => boolean;
};

/** Ends the check of one provider: nothing after it can work. */
export class CheckError extends Error {
  override readonly name = 'CheckError';
  readonly hints: readonly string[];

  constructor(message: string, hints: readonly string[] = []) {
    super(message);
    this.hints = hints;
  }
}

export function createReport(print: Print): Report {
  let hasFailed = false;
  return {
    passed: (text) => print(`  ✓ ${text}`),
    noted: (text) => print(`  – ${text}`),
    warned: (text) => print(`  ! ${text}`),
    failed: (text, hints = []) => {
      hasFailed = true;
      print(`  ✗ ${text}`);
      for (const hint of hints) print(`      · ${hint}`);
    },
    hasFailed: () => hasFailed,
  };
}
