// How a handler or a service says no: by the name of an error in the contract.
import { errors, type ErrorKey } from '@segue/contract';

export type FailureDetail = {
  /** A more exact sentence than the contract's; still something a user may read. */
  message?: string;
  /** Becomes the Retry-After header. */
  retryAfterS?: number;
};

export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly key: ErrorKey;
  readonly status: number;
  readonly retryAfterS: number | null;

  constructor(key: ErrorKey, detail: FailureDetail = {}) {
    super(detail.message ?? errors[key].message);
    this.key = key;
    this.status = errors[key].status;
    this.retryAfterS = detail.retryAfterS ?? null;
  }
}

/** Ends the request with an error of the contract; never returns. */
export function failure(key: ErrorKey, detail?: FailureDetail): never {
  throw new DomainError(key, detail);
}
