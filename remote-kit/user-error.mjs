/** A failure with a message for the user; every other error is a defect and is printed with its stack. */
export class UserError extends Error {
  /** @param {string} message @param {string} [details] printed above the message */
  constructor(message, details = '') {
    super(message);
    this.name = 'UserError';
    this.details = details.trim();
  }
}
