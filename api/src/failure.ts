// How a handler or a service ends a request with an error of the contract.
import { errors, type ErrorCode } from '@segue/contract';

export type FailureDetail = {
  /** A more exact sentence than the contract's, for users to read. */
  message?: string;
  /** Becomes the Retry-After header. */
  retryAfterS?: number;
};

export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly retryAfterS: number | null;

  constructor(code: ErrorCode, detail: FailureDetail = {}) {
    super(detail.message ?? errors[code].message);
    this.code = code;
    this.status = errors[code].status;
    this.retryAfterS = detail.retryAfterS ?? null;
  }
}

export function failure(code: ErrorCode, detail?: FailureDetail): never {
  throw new DomainError(code, detail);
}
