// Paths of this checkout.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** An absolute path from one relative to the root. @param {...string} path */
export const at = (...path) => join(root, ...path);
