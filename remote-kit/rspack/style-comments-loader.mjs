// Rspack loader: leaves the comments of styles out. They stand in template literals, where the minimizer keeps them.

/** A comment that has its lines to itself, but not one for the bundler. */
const COMMENT = /^[ \t]*\/\*(?:(?!\*\/|webpack)[^])*\*\/[ \t]*\n/gm;

/** @param {string} source */
export default (source) => source.replace(COMMENT, '');
