// The OAuth authorization code flow with PKCE: starts it, checks its callback, and signs in or connects.
import { OPEN_ID, providerRedirects, type SignInService } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { calculatePKCECodeChallenge, generateRandomCodeVerifier } from 'oauth4webapi';
import { requireOAuth } from '../../../providers/music-provider';
import type { CallLog } from '../../../providers/upstream-events';
import { hashOf, isOpaqueId, newOpaqueId } from '../../../secrets/opaque-id';
import { signInAs, type OutsideIdentity, type User } from '../../auth';
import type { Identity } from '../encrypted-tokens';
import { connectIdentity, signInWith } from './account-linking';
import { createOpenId } from './open-id';
import { failFlow, refusalOfCallback } from './provider-refusal';
import { claimFlow, deleteFlow, FLOW_LIFETIME_S, insertFlow, type OAuthFlow } from './repository';

type FlowRequest = Omit<OAuthFlow, 'state_hash' | 'cookie_hash' | 'verifier' | 'created_at'>;

type Callback = Record<string, unknown> & {
  provider: SignInService;
  state: unknown;
  sessionHash: string | null;
  userId: number | null;
  cookie: unknown;
  log: CallLog;
};

const CODE_MAX_CHARACTERS = 4096;

export function createOAuthService(app: FastifyInstance) {
  const { database, providers, tokenCipher, clock } = app;
  const openId = createOpenId(app);
  const isConfigured = (service: SignInService) => Boolean(service === OPEN_ID ? openId : providers[service]);
  /** The only redirect URI of a provider, for both purposes. */
  const redirectUri = (service: SignInService) => app.config.publicUrl + providerRedirects.callback(service);

  const askProvider = async (
    { provider, error, code, iss, log }: Callback,
    flow: OAuthFlow,
    state: string,
  ): Promise<Identity | OutsideIdentity> => {
    if (error !== undefined) failFlow(refusalOfCallback(error));
    const verifier = tokenCipher.decrypt(flow.verifier, verifierAssociatedData(state));
    if (typeof code !== 'string' || code === '' || code.length > CODE_MAX_CHARACTERS || verifier === null) {
      return failFlow('state_invalid');
    }
    if (!isConfigured(provider)) failFlow('provider_not_configured');
    const request = { code, codeVerifier: verifier, redirectUri: redirectUri(provider) };
    if (provider === OPEN_ID) return openId!.identify({ ...request, state, iss });
    const login = requireOAuth(providers, provider);
    const tokens = await login.exchange(request, log);
    const granted = new Set(tokens.scope.split(' '));
    if (!login.requiredScopes.every((scope) => granted.has(scope))) failFlow('missing_scopes');
    return { provider, tokens, profile: await login.profile(tokens.accessToken, log) };
  };

  return {
    isConfigured,
    /** Returns the consent page, and the value of the state-binding cookie. */
    start: async (flow: FlowRequest) => {
      const { provider } = flow;
      const state = newOpaqueId();
      const codeVerifier = generateRandomCodeVerifier();
      const cookie = newOpaqueId();
      const verifier = tokenCipher.encrypt(codeVerifier, verifierAssociatedData(state));
      const secrets = { state_hash: hashOf(state), cookie_hash: hashOf(cookie), verifier };
      await insertFlow(database, { ...flow, ...secrets }, clock());
      const login = provider === OPEN_ID ? openId! : requireOAuth(providers, provider);
      const url = await login.authorizeUrl({
        state,
        codeChallenge: await calculatePKCECodeChallenge(codeVerifier),
        redirectUri: redirectUri(provider),
        // Connecting always shows the consent page, so that the user sees which account it is.
        forceConsent: flow.purpose === 'connect',
      });
      return { url, state, cookie };
    },

    /** The flow of a callback, for this one alone. */
    claim: async (state: unknown) => (isOpaqueId(state) ? claimFlow(database, hashOf(state)) : undefined),

    /** Returns the user who signs in, or null when the flow has connected a provider. */
    finish: async (flow: OAuthFlow | undefined, callback: Callback): Promise<User | null> => {
      const { state } = callback;
      if (!flow || !isOpaqueId(state)) return failFlow('state_invalid');
      try {
        requireMatch(flow, callback, clock());
        const identity = await askProvider(callback, flow, state);
        if ('issuer' in identity) return await signInAs(app, identity, flow.invite_hash);
        return await (flow.purpose === 'connect' ? connectIdentity : signInWith)(app, flow, identity);
      } finally {
        await deleteFlow(database, flow);
      }
    },
  };
}

function verifierAssociatedData(state: string): string {
  return `oauth:${hashOf(state)}`;
}

function requireMatch(flow: OAuthFlow, callback: Callback, now: Date): void {
  if (flow.provider !== callback.provider) failFlow('state_invalid');
  if (now.getTime() - Date.parse(flow.created_at) > FLOW_LIFETIME_S * 1000) failFlow('state_expired');
  if (!isOpaqueId(callback.cookie) || hashOf(callback.cookie) !== flow.cookie_hash) failFlow('other_browser');
  // Connecting must end in the session that started it. Sign-ins in several tabs may overlap.
  const isSameSession =
    callback.sessionHash !== null &&
    callback.sessionHash === flow.session_hash &&
    callback.userId === flow.user_id;
  if (flow.purpose === 'connect' && !isSameSession) failFlow('session_changed');
}
