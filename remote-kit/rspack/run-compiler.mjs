import { rspack } from '@rspack/core';

/** Bundles one configuration; throws the bundler's errors. */
export async function runCompiler(config) {
  const compiler = rspack(config);
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  const { errors } = stats.toJson({ all: false, errors: true });
  if (errors.length > 0) throw new Error(errors.map(shortError).join('\n'));
}

// Errors of the federation plugin contain data: URLs of many kilobytes.
const LONGEST_LINE = 300;

/** A bundler error or warning without data: URLs and with lines of at most 300 characters. */
export function shortError(problem) {
  const text = [problem.file ?? problem.moduleName, problem.message ?? String(problem)]
    .filter(Boolean)
    .join('\n');
  return text
    .replaceAll(/data:[^\s'"]{80,}/g, 'data:…')
    .split('\n')
    .map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line))
    .join('\n');
}
