// How a control is written down.

import { posix } from 'node:path';

/** A text of one file, named from api/src, that is replaced by another; it has to be there exactly once. */
export const edit = (file, from, to = '') => ({ file: posix.join('api/src', file), from, to });

/**
 * `about` is the abuse a protection is against, `off` what the product does once the edits are made, and `guard` the test file
 * and the part of a test's name that notices it.
 */
export const control = (about, off, [file, title], ...edits) => ({
  about,
  off,
  file: `api/src/${file}`,
  title,
  edits,
});
