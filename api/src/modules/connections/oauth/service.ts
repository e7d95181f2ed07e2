// The OAuth authorization code flow with PKCE: starts it, checks its callback, and signs in or connects.
import { providerRedirects, type Provider } from '@segue/contract';
import type { OAuthFailureCode, OAuthPurpose } from '@segue/contract/oauth-failures';
import type { FastifyInstance } from 'fastify';
import { calculatePKCECodeChallenge, generateRandomCodeVerifier } from 'oauth4webapi';
import { ProviderError, requireOAuth } from '../../../providers/music-provider';
import type { CallLog } from '../../../providers/upstream-events';
import { hashOf, isOpaqueId, newOpaqueId } from '../../../secrets/opaque-id';
import type { User } from '../../auth';
import type { Identity } from '../encrypted-tokens';
import { connectIdentity, signInWith } from './account-linking';
import { refusalOf, refusalOfCallback, refusalOfNewUser, type Refusal } from './provider-refusal';
import { claimFlow, deleteFlow, FLOW_LIFETIME_S, insertFlow, type OAuthFlow } from './repository';

type FlowRequest = {
  provider: Provider;
  purpose: OAuthPurpose;
  /** The session that connects the provider; null for a sign-in. */
  sessionHash: string | null;
  userId: number | null;
  returnTo: string | null;
  /** The hash of an invite, for a sign-in. */
  invite: string | null;
};

type Callback = Pick<FlowRequest, 'provider' | 'sessionHash' | 'userId'> & {
  state: unknown;
  code: unknown;
  error: unknown;
  cookie: unknown;
  log: CallLog;
};

type FlowResult =
  | { kind: 'signed-in'; user: User; returnTo: string | null }
  | { kind: 'connected'; userId: number }
  | ({ kind: 'failed'; purpose: OAuthPurpose | null; cause?: ProviderError } & Refusal);

const CODE_MAX_CHARACTERS = 4096;

export function createOAuthService(app: FastifyInstance) {
  const { database, providers, tokenCipher, clock } = app;
  /** The only redirect URI of a provider, for both purposes. */
  const redirectUri = (provider: Provider) => app.config.publicUrl + providerRedirects.callback(provider);

  const askProvider = async (
    { provider, error, code, log }: Callback,
    flow: OAuthFlow,
    state: string,
  ): Promise<Identity | OAuthFailureCode | ProviderError> => {
    if (error !== undefined) return refusalOfCallback(error);
    const verifier = tokenCipher.decrypt(flow.verifier, verifierAssociatedData(state));
    if (typeof code !== 'string' || code === '' || code.length > CODE_MAX_CHARACTERS || verifier === null) {
      return 'state_invalid';
    }
    if (!providers[provider]) return 'provider_not_configured';
    const login = requireOAuth(providers, provider);
    try {
      const request = { code, codeVerifier: verifier, redirectUri: redirectUri(provider) };
      const tokens = await login.exchange(request, log);
      const granted = new Set(tokens.scope.split(' '));
      if (!login.requiredScopes.every((scope) => granted.has(scope))) return 'missing_scopes';
      return { provider, tokens, profile: await login.profile(tokens.accessToken, log) };
    } catch (cause) {
      if (!(cause instanceof ProviderError)) throw cause;
      return cause;
    }
  };

  const complete = async (flow: OAuthFlow, identity: Identity): Promise<FlowResult> => {
    const now = clock().toISOString();
    if (flow.purpose === 'connect' && flow.user_id !== null) {
      const result = await connectIdentity(app, { flow, userId: flow.user_id }, identity, now);
      return result === 'connected'
        ? { kind: 'connected', userId: flow.user_id }
        : { kind: 'failed', error: result, until: null, purpose: 'connect' };
    }
    const user = await signInWith(app, identity, now, flow.invite_hash).catch(refusalOfNewUser);
    return typeof user === 'string'
      ? { kind: 'failed', error: user, until: null, purpose: 'sign-in' }
      : { kind: 'signed-in', user, returnTo: flow.return_to };
  };

  return {
    /** Returns the consent page, and the value of the state-binding cookie. */
    start: async ({ provider, purpose, sessionHash, userId, returnTo, invite }: FlowRequest) => {
      const state = newOpaqueId();
      const verifier = generateRandomCodeVerifier();
      const cookie = newOpaqueId();
      const flow = {
        state_hash: hashOf(state),
        provider,
        purpose,
        session_hash: sessionHash,
        user_id: userId,
        cookie_hash: hashOf(cookie),
        verifier: tokenCipher.encrypt(verifier, verifierAssociatedData(state)),
        return_to: returnTo,
        invite_hash: invite,
      };
      await insertFlow(database, flow, clock());
      const url = requireOAuth(providers, provider).authorizeUrl({
        state,
        codeChallenge: await calculatePKCECodeChallenge(verifier),
        redirectUri: redirectUri(provider),
        // Connecting always shows the consent page, so that the user sees which account it is.
        forceConsent: purpose === 'connect',
      });
      return { url, state, cookie };
    },

    finish: async (callback: Callback): Promise<FlowResult> => {
      const { state } = callback;
      const flow = isOpaqueId(state) ? await claimFlow(database, hashOf(state)) : null;
      if (!flow || !isOpaqueId(state)) {
        return { kind: 'failed', error: 'state_invalid', until: null, purpose: null };
      }
      // A flow that connects is deleted in the transaction of `connectIdentity`.
      let isLeftOpen = false;
      try {
        const mismatch = mismatchOf(flow, callback, clock());
        const identity = mismatch ?? (await askProvider(callback, flow, state));
        if (typeof identity === 'string') {
          return { kind: 'failed', error: identity, until: null, purpose: flow.purpose };
        }
        if (identity instanceof ProviderError) {
          return { kind: 'failed', ...refusalOf(identity, clock()), purpose: flow.purpose, cause: identity };
        }
        isLeftOpen = flow.purpose === 'connect';
        return await complete(flow, identity);
      } finally {
        if (!isLeftOpen) await deleteFlow(database, flow);
      }
    },
  };
}

function verifierAssociatedData(state: string): string {
  return `oauth:${hashOf(state)}`;
}

function mismatchOf(flow: OAuthFlow, callback: Callback, now: Date): OAuthFailureCode | null {
  if (flow.provider !== callback.provider) return 'state_invalid';
  if (now.getTime() - Date.parse(flow.created_at) > FLOW_LIFETIME_S * 1000) return 'state_expired';
  if (!isOpaqueId(callback.cookie) || hashOf(callback.cookie) !== flow.cookie_hash) return 'other_browser';
  // Connecting must end in the session that started it. Sign-ins in several tabs may overlap.
  const isSameSession =
    callback.sessionHash !== null &&
    callback.sessionHash === flow.session_hash &&
    callback.userId === flow.user_id;
  return flow.purpose === 'connect' && !isSameSession ? 'session_changed' : null;
}
