// A Jest transform that takes a protection out of the source while it is compiled. Nothing changes on disk.
const swcJest = require('@swc/jest');
const { join, relative, sep } = require('node:path');

const root = join(__dirname, '../..');
const nameOf = (path) => relative(root, path).split(sep).join('/');

/** The source with each text of `edits` replaced; throws when one is not there exactly once. */
function edited(source, file, edits) {
  return edits
    .filter((edit) => edit.file === file)
    .reduce((text, { from, to }) => {
      const pieces = text.split(from);
      if (pieces.length !== 2) throw new Error(`${file} has ${pieces.length - 1} times, not once: ${from}`);
      return pieces.join(to);
    }, source);
}

/** Asked by Jest; `swc` is what the usual transform is given. */
function createTransformer({ swc, edits }) {
  const usual = swcJest.createTransformer(swc);
  const without = (source, path) => edited(source, nameOf(path), edits);
  return {
    canInstrument: usual.canInstrument,
    process: (source, path, options) => usual.process(without(source, path), path, options),
    // The cache is asked by what is really compiled, so a changed file is never taken for the true one.
    getCacheKey: (source, path, options) => usual.getCacheKey(without(source, path), path, options),
  };
}

module.exports = { createTransformer, edited };
