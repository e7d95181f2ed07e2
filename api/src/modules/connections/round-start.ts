// Opens a provider round: one-time state, PKCE verifier and a mark in this browser, all tied together.
import { createHash } from 'node:crypto';
import { type OAuthPurpose, type Provider, providerRedirects } from '@segue/contract';
import type { Clock } from '../../clock';
import type { Database } from '../../database/tables';
import type { MusicProviders } from '../../providers/music-provider';
import { hashOf, newOpaqueId } from '../../secrets/opaque-id';
import type { TokenCipher } from '../../secrets/token-cipher';
import { insertTransaction } from './transactions';

export type RoundParts = {
  database: Database;
  providers: MusicProviders;
  tokenCipher: TokenCipher;
  clock: Clock;
  publicUrl: string;
};

export type RoundRequest = {
  provider: Provider;
  purpose: OAuthPurpose;
  /** Of the session that wants to connect; null when somebody signs in. */
  sessionHash: string | null;
  userId: number | null;
  returnTo: string | null;
};

/** Where the browser goes, and the mark it carries until it comes back. */
export type StartedRound = { url: string; state: string; mark: string };

/** Remembers the round and says where it continues. */
export async function startRound(parts: RoundParts, request: RoundRequest): Promise<StartedRound> {
  const state = newOpaqueId();
  const verifier = newOpaqueId();
  const mark = newOpaqueId();
  await insertTransaction(
    parts.database,
    {
      state_hash: hashOf(state),
      provider: request.provider,
      purpose: request.purpose,
      session_hash: request.sessionHash,
      user_id: request.userId,
      cookie_hash: hashOf(mark),
      verifier: parts.tokenCipher.encrypt(verifier, verifierAssociatedData(state)),
      return_to: request.returnTo,
    },
    parts.clock(),
  );
  const url = parts.providers[request.provider].authorizeUrl({
    state,
    codeChallenge: createHash('sha256').update(verifier).digest('base64url'),
    redirectUri: redirectUri(parts.publicUrl, request.provider),
    // Connecting is a decision: the person sees which account it will be.
    forceConsent: request.purpose === 'connect',
  });
  return { url, state, mark };
}

/** The one address a provider sends people back to, for both purposes. */
export function redirectUri(publicUrl: string, provider: Provider): string {
  return publicUrl + providerRedirects.callback(provider);
}

/** A verifier opens for its own state only. */
export function verifierAssociatedData(state: string): string {
  return `round:${hashOf(state)}`;
}
