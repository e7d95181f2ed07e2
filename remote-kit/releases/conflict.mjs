/** Another process has changed or created the file first. */
export class ConflictError extends Error {
  /** @param {string} path */
  constructor(path) {
    super(`${path} was changed by another process.`);
    this.name = 'ConflictError';
  }
}
