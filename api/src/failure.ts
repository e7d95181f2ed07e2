// Ends a request with an error of the contract, from a handler or a service.
import { errors, type ErrorCode } from '@segue/contract';

export type FailureDetail = {
  /** A more specific message for the user than the contract's. */
  message?: string;
  /** The Retry-After header, in seconds. */
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
