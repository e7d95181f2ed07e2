// Why an OAuth flow failed, as the code that the screen has a sentence for.
import type { ErrorCode } from '@segue/contract';
import type { OAuthFailureCode } from '@segue/contract/oauth-failures';
import { DomainError } from '../../../failure';
import {
  OWNER_WITHOUT_PREMIUM,
  ProviderError,
  type ProviderErrorKind,
} from '../../../providers/music-provider';

/** A flow that ends without a failure of the provider or of the server. */
class FlowFailure extends Error {
  override readonly name = 'FlowFailure';
  readonly code: OAuthFailureCode;

  constructor(code: OAuthFailureCode) {
    super(code);
    this.code = code;
  }
}

export function failFlow(code: OAuthFailureCode): never {
  throw new FlowFailure(code);
}

/** OAuth's errors of the consent page that only the app's settings can cause (RFC 6749, 4.1.2.1). */
const APP_ERRORS: readonly unknown[] = [
  'invalid_client',
  'invalid_request',
  'invalid_scope',
  'unauthorized_client',
  'unsupported_response_type',
];

/** The refusal in a callback's `error` parameter. */
export function refusalOfCallback(error: unknown): OAuthFailureCode {
  if (error === 'access_denied') return 'access_denied';
  return APP_ERRORS.includes(error) ? 'app_refused' : 'provider_unavailable';
}

const CODES: Partial<Record<ErrorCode | ProviderErrorKind, OAuthFailureCode>> = {
  registrationClosed: 'registration_closed',
  inviteRequired: 'invite_required',
  inviteInvalid: 'invite_invalid',
  reauthenticate: 'reauthenticate',
  'app-refused': 'app_refused',
  // A provider in development mode accepts only the users that its operator listed.
  forbidden: 'not_allowed',
  'no-identity': 'no_identity',
  rate: 'provider_busy',
  quota: 'provider_busy',
};

/** The code of anything thrown, and when the provider's wait ends (epoch milliseconds). */
export function refusalOf(cause: unknown, now: Date): { error: OAuthFailureCode; until: number | null } {
  const is = (error: OAuthFailureCode, until: number | null = null) => ({ error, until });
  if (cause instanceof FlowFailure) return is(cause.code);
  if (cause instanceof DomainError) return is(CODES[cause.code] ?? 'unexpected');
  if (!(cause instanceof ProviderError)) return is('unexpected');
  const { kind, reason, retryAfterS } = cause;
  if (reason === OWNER_WITHOUT_PREMIUM) return is('owner_without_premium');
  const error = CODES[kind] ?? 'provider_unavailable';
  const waits = error === 'provider_busy' && retryAfterS !== null;
  return is(error, waits ? now.getTime() + retryAfterS * 1000 : null);
}
