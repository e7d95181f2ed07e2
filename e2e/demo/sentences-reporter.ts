// Prints what a demonstration says, and why it failed.
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';

// Playwright takes a reporter from the default export.
// eslint-disable-next-line no-restricted-syntax
export default class SentencesReporter implements Reporter {
  onStdOut(text: string | Buffer) {
    process.stdout.write(text);
  }

  onTestEnd(_: TestCase, { errors }: TestResult) {
    for (const { message } of errors) process.stdout.write(`${message}\n`);
  }

  onError({ message }: TestError) {
    process.stdout.write(`${message}\n`);
  }

  printsToStdio() {
    return true;
  }
}
