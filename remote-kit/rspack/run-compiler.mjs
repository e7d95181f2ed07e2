import { rspack } from '@rspack/core';
import { shortError } from './short-error.mjs';

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
