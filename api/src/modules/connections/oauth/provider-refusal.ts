// Why a sign-in or a connection was refused, as the code that the screen has a sentence for.
import type { ErrorCode } from '@segue/contract';
import type { OAuthFailureCode } from '@segue/contract/oauth-failures';
import { DomainError } from '../../../failure';
import { OWNER_WITHOUT_PREMIUM, type ProviderError } from '../../../providers/music-provider';

/** An error code, and when the provider's wait ends (epoch milliseconds). */
export type Refusal = { error: OAuthFailureCode; until: number | null };

/** OAuth's errors of the consent page that only the app's settings can cause (RFC 6749, 4.1.2.1). */
const APP_ERRORS: readonly string[] = [
  'invalid_client',
  'invalid_request',
  'invalid_scope',
  'unauthorized_client',
  'unsupported_response_type',
];

/** The refusal in a callback's `error` parameter. */
export function refusalOfCallback(error: unknown): OAuthFailureCode {
  if (error === 'access_denied') return 'access_denied';
  return typeof error === 'string' && APP_ERRORS.includes(error) ? 'app_refused' : 'provider_unavailable';
}

/** The refusal of the code or of the profile. */
export function refusalOf({ kind, reason, retryAfterS }: ProviderError, now: Date): Refusal {
  const is = (error: OAuthFailureCode): Refusal => ({ error, until: null });
  switch (kind) {
    case 'app-refused':
      return is(reason === OWNER_WITHOUT_PREMIUM ? 'owner_without_premium' : 'app_refused');
    case 'forbidden':
      // A provider in development mode accepts only the users that its operator listed.
      return is('not_allowed');
    case 'no-identity':
      return is('no_identity');
    case 'rate':
    case 'quota':
      return {
        error: 'provider_busy',
        until: retryAfterS === null ? null : now.getTime() + retryAfterS * 1000,
      };
    default:
      return is('provider_unavailable');
  }
}

const NEW_USER_ERRORS: Partial<Record<ErrorCode, OAuthFailureCode>> = {
  registrationClosed: 'registration_closed',
  inviteRequired: 'invite_required',
  inviteInvalid: 'invite_invalid',
};

/** The refusal of a new user by this server; throws any other error again. */
export function refusalOfNewUser(error: unknown): OAuthFailureCode {
  const code = error instanceof DomainError && NEW_USER_ERRORS[error.code];
  if (!code) throw error;
  return code;
}
