// The closed family of ways a call can fail.
import { errors, errorText, isError } from '@segue/contract';
const UNEXPECTED = errors.unexpected.message;
/** `retryAfter` is the header's value; only whole seconds are read, as our API sends them. */
export function answered(status, body, retryAfter) {
    return {
        kind: 'answered',
        status,
        body,
        message: errorText(body) || UNEXPECTED,
        ...(retryAfter !== null && /^\d+$/.test(retryAfter) && { retryAfterS: Number(retryAfter) }),
    };
}
export const unreachable = { kind: 'unreachable', message: UNEXPECTED };
export const aborted = { kind: 'aborted', message: UNEXPECTED };
export function malformed(why) {
    return { kind: 'malformed', message: why };
}
/** Whether a failure is the named error of the contract. */
export function failedWith(failure, code) {
    return failure.kind === 'answered' && isError(failure.body, code);
}
