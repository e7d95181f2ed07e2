// Why an OAuth flow failed: the codes in the server's redirects, and the message of each. A separate entry point, because
// only sign-in and settings show them.
import { APP_NAME, errors, PROVIDER_NAMES, SIGN_IN_SERVICES, type SignInService } from '@segue/contract';
import { askedToWait } from './asked-to-wait';

/** The purpose of the flow. */
export type OAuthPurpose = 'sign-in' | 'connect';

/** `{provider}` becomes its name. Two sentences where signing in and connecting need different ones. */
type Sentence = string | Readonly<Record<OAuthPurpose, string>>;

const EXPIRED = 'That link has expired. Start again from here.';

const SENTENCES = {
  access_denied: {
    'sign-in': 'You declined at {provider}, so you are not signed in.',
    connect: 'You declined at {provider}. You can connect any time.',
  },
  state_invalid: EXPIRED,
  state_expired: 'That took longer than ten minutes. Please try again.',
  other_browser: EXPIRED,
  session_changed: 'You signed in or out in another tab. Try again.',
  missing_scopes: `${APP_NAME} needs all the permissions to play. Please allow them.`,
  not_allowed: `{provider} doesn’t let this account use ${APP_NAME} yet. Ask the person who runs this site to add it.`,
  owner_without_premium:
    '{provider} has blocked this site because its owner has no Premium subscription. Tell the person who runs it.',
  app_refused: 'This site’s {provider} access isn’t set up correctly. Tell the person who runs it.',
  no_identity: '{provider} didn’t say which account this is. Tell the person who runs this site.',
  provider_busy: '{provider} asks us to wait. Please try again later.',
  already_connected:
    'That {provider} account is connected to another account here. Disconnect it there first, or use another one.',
  provider_unavailable: '{provider} is not available right now. Please try again later.',
  provider_not_configured: '{provider} is not set up here.',
  registration_closed: errors.registrationClosed.message,
  invite_required:
    'Your {provider} account is new here, and new accounts need an invite link. Open yours first.',
  invite_invalid: errors.inviteInvalid.message,
  cross_site: 'Nothing was changed: the request came from another site.',
  too_many: 'Too many attempts. Please wait ten minutes.',
  reauthenticate: 'You signed in more than a day ago. Log out, sign in again, and connect within a day.',
  unexpected: 'That did not work. Please try again.',
} as const satisfies Record<string, Sentence>;

export type OAuthFailureCode = keyof typeof SENTENCES;

export type OAuthFailure = {
  error: OAuthFailureCode;
  provider: SignInService | null;
  /** Until when the provider asks to wait, in epoch milliseconds; null when it named no time. */
  until: number | null;
};

/** The query of a redirect that reports a failed flow. */
export function oauthFailureQuery(
  error: OAuthFailureCode,
  provider: SignInService,
  until: number | null,
): URLSearchParams {
  return new URLSearchParams({ error, provider, ...(until !== null && { until: String(until) }) });
}

/** The failed flow that a query reports, or null. An unknown code is read as `unexpected`: anybody can write an address. */
export function readOAuthFailure(query: URLSearchParams): OAuthFailure | null {
  const error = query.get('error');
  if (error === null) return null;
  return {
    error: isCode(error) ? error : 'unexpected',
    provider: SIGN_IN_SERVICES.find((provider) => provider === query.get('provider')) ?? null,
    until: /^\d{13}$/.test(query.get('until') ?? '') ? Number(query.get('until')) : null,
  };
}

function isCode(text: string): text is OAuthFailureCode {
  return Object.hasOwn(SENTENCES, text);
}

const PARAMETERS: readonly string[] = ['error', 'provider', 'until'];

/** The query without the failed flow. */
export function withoutOAuthFailure(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([name]) => !PARAMETERS.includes(name)));
}

/** The sentence a screen shows for a failed flow. */
export function oauthFailureText({ error, provider, until }: OAuthFailure, purpose: OAuthPurpose): string {
  const isWaiting = error === 'provider_busy' && until !== null && until > Date.now();
  if (isWaiting && provider !== null) return askedToWait(provider, until);
  const sentence: Sentence = SENTENCES[provider === null ? 'unexpected' : error];
  const text = typeof sentence === 'string' ? sentence : sentence[purpose];
  return provider === null ? text : text.replace('{provider}', PROVIDER_NAMES[provider]);
}
