// Rspack loader: removes comments from styles. They are in template literals, which the minimizer does not change.

/** A comment that has its lines to itself, but not one for the bundler. */
const COMMENT = /^[ \t]*\/\*(?:(?!\*\/|webpack)[^])*\*\/[ \t]*\n/gm;

/** @param {string} source */
export default (source) => source.replace(COMMENT, '');
