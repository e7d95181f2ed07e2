// Closes a provider round: every check in order, then the identity the provider vouches for.
import type { OAuthFailureCode, OAuthPurpose, Provider } from '@segue/contract';
import { ProviderError, type ProviderProfile, type UserTokens } from '../../providers/music-provider';
import { hashOf, isOpaqueId } from '../../secrets/opaque-id';
import { redirectUri, verifierAssociatedData, type RoundParts } from './round-start';
import { endTransaction, takeTransaction, TRANSACTION_LIFE_S, type OauthTransaction } from './transactions';

export type Return = {
  provider: Provider;
  state: unknown;
  code: unknown;
  error: unknown;
  /** What this browser presented for the state. */
  mark: unknown;
  sessionHash: string | null;
  userId: number | null;
};

export type FinishedRound =
  | { ok: true; transaction: OauthTransaction; tokens: UserTokens; profile: ProviderProfile }
  | { ok: false; error: OAuthFailureCode; purpose: OAuthPurpose | null };

const CODE_MAX_CHARACTERS = 4096;

// What the product does with a grant needs all of these; a grant without them plays nothing.
const NEEDED_SCOPES: Readonly<Record<Provider, readonly string[]>> = {
  spotify: ['streaming', 'user-read-email', 'user-read-private', 'user-modify-playback-state'],
  soundcloud: [],
};

/**
 * Uses up the round of this state and asks the provider who came back. A round that goes on to connect is taken and not yet
 * ended: linking ends it.
 */
export async function finishRound(parts: RoundParts, back: Return): Promise<FinishedRound> {
  const { state } = back;
  const transaction = isOpaqueId(state) ? await takeTransaction(parts.database, hashOf(state)) : null;
  if (!transaction || !isOpaqueId(state)) return { ok: false, error: 'state_invalid', purpose: null };
  let goesOn = false;
  try {
    const finished = await askProvider(parts, back, transaction, state);
    goesOn = finished.ok && transaction.purpose === 'connect';
    return finished;
  } finally {
    if (!goesOn) await endTransaction(parts.database, transaction);
  }
}

async function askProvider(
  parts: RoundParts,
  back: Return,
  transaction: OauthTransaction,
  state: string,
): Promise<FinishedRound> {
  const refuse = (error: OAuthFailureCode): FinishedRound => ({
    ok: false,
    error,
    purpose: transaction.purpose,
  });
  const mismatch = mismatchOf(transaction, back, parts.clock());
  if (mismatch) return refuse(mismatch);
  if (back.error !== undefined) {
    return refuse(back.error === 'access_denied' ? 'access_denied' : 'provider_unavailable');
  }
  const { code } = back;
  const verifier = parts.tokenCipher.decrypt(transaction.verifier, verifierAssociatedData(state));
  if (typeof code !== 'string' || code === '' || code.length > CODE_MAX_CHARACTERS || verifier === null) {
    return refuse('state_invalid');
  }

  const provider = parts.providers[back.provider];
  try {
    const tokens = await provider.exchange({
      code,
      codeVerifier: verifier,
      redirectUri: redirectUri(parts.publicUrl, back.provider),
    });
    const granted = new Set(tokens.scope.split(' '));
    if (!NEEDED_SCOPES[back.provider].every((scope) => granted.has(scope))) return refuse('missing_scopes');
    return { ok: true, transaction, tokens, profile: await provider.profile(tokens.accessToken) };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    // A service in its trial mode lets through only people its operator listed.
    return refuse(error.kind === 'forbidden' ? 'not_allowed' : 'provider_unavailable');
  }
}

function mismatchOf(transaction: OauthTransaction, back: Return, now: Date): OAuthFailureCode | null {
  if (transaction.provider !== back.provider) return 'state_invalid';
  if (now.getTime() - Date.parse(transaction.created_at) > TRANSACTION_LIFE_S * 1000) return 'state_expired';
  if (!isOpaqueId(back.mark) || hashOf(back.mark) !== transaction.cookie_hash) return 'other_browser';
  // Connecting ends in the account it began in. Signing in may overlap with other tabs that sign in.
  const isSameSession =
    back.sessionHash !== null &&
    back.sessionHash === transaction.session_hash &&
    back.userId === transaction.user_id;
  return transaction.purpose === 'connect' && !isSameSession ? 'session_changed' : null;
}
