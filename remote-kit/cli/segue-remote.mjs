#!/usr/bin/env node
// `segue-remote`: develops and releases the remote in the current folder; in the repository of Segue, as `npm run release`, any remote.
import { UserError } from '../user-error.mjs';
import { readArguments } from './arguments.mjs';

const NOT_WRITABLE = ['EACCES', 'EPERM', 'EROFS'];

/** A sentence for the user; undefined for a defect, which is printed with its stack. */
function sentenceOf(error) {
  if (error instanceof UserError) return [error.details, error.message].filter(Boolean).join('\n\n');
  if (!NOT_WRITABLE.includes(error.code)) return undefined;
  return `${error.path} cannot be written: only who may write the folder of a remote may release it.`;
}

try {
  const { file, ...options } = readArguments(process.argv.slice(2));
  // Bundler and browser are imported by the commands that need them: a rollback must be fast.
  const result = await (await import(file)).run(options);
  if (typeof result === 'string') console.log(result);
  process.exitCode = typeof result === 'number' ? result : 0;
} catch (error) {
  console.error(sentenceOf(error) ?? error);
  process.exitCode = 1;
}
