/** A failure with a sentence for the developer; every other error is a defect and is printed with its stack. */
export class UserError extends Error {}
