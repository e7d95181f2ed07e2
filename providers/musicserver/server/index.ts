// The adapter of the MusicProvider port for a music server that speaks OpenSubsonic, such as Navidrome, gonic or Supysonic.
import * as z from 'zod/mini';
import type { CallLog } from '@segue/api/port/upstream-events';
import { createUpstream, type Upstream } from '@segue/api/port/upstream';
import { lenient, type Links } from '@segue/api/port/wire';
import { LOOPBACK_HOSTS } from '@segue/api/port/config-fields';
import { type MusicProvider, type PasswordCredentials, ProviderError } from '@segue/api/port/music-provider';
import type { ProviderDependencies } from '@segue/api/port/oauth-provider';
import { createCatalogue } from './catalogue';
import { passwordQuery, tokenQuery, type LogInQuery } from './log-in';
import { createMedia } from './media';
import { addressOf, createRestApi, meansTokenRefused, readEnvelope } from './rest-api';
import { musicServerSettings, type MusicServerConfig } from './settings';

const ANYTHING = z.looseObject({});
const tokenInfoSchema = z.object({ tokenInfo: z.object({ username: lenient(z.string()) }) });

function createMusicServer({ url }: MusicServerConfig, _: Links, dependencies: ProviderDependencies) {
  const { clock, sharedBackoff, report, watch, deadlines } = dependencies;
  const events = watch('musicserver', 'api', () => upstream.state());
  const upstream: Upstream = createUpstream({
    client: 'musicserver api',
    timeoutMs: deadlines.apiMs,
    clock,
    events,
    sharedBackoff,
  });
  const read = createRestApi(url, upstream);
  const media = createMedia(url, read, events);
  const { protocol, hostname } = new URL(url);
  const isPrivate = protocol === 'https:' || LOOPBACK_HOSTS.includes(hostname);

  const ping = async (logIn: LogInQuery, log: CallLog | undefined): Promise<LogInQuery> => {
    await read('profile', 'ping', { logIn, log }, ANYTHING);
    return logIn;
  };

  async function logIn(login: PasswordCredentials, log: CallLog | undefined): Promise<LogInQuery> {
    try {
      return await ping(tokenQuery(login), log);
    } catch (error) {
      if (!(error instanceof ProviderError) || 'apiKey' in login || !meansTokenRefused(error)) throw error;
      if (!isPrivate) throw new ProviderError('app-refused', NEEDS_HTTPS);
      return await ping(passwordQuery(login), log);
    }
  }

  const provider: MusicProvider = {
    id: 'musicserver',
    login: {
      kind: 'password',
      async signIn(login, log) {
        const userToken = await logIn(login, log);
        if (!('apiKey' in login)) return { userToken, displayName: login.username };
        // An extension of OpenSubsonic; a server without it does not tell whose key it is.
        const call = { logIn: userToken, log };
        const owner = read('profile', 'tokenInfo', call, tokenInfoSchema);
        const displayName = await owner.then(({ tokenInfo }) => tokenInfo.username).catch(() => null);
        return { userToken, displayName };
      },
    },
    searchesForUser: true,
    ...createCatalogue(url, read, report),
    media,
    async scrobble(id, { userToken: logIn, listenedAt }) {
      const parameters = { id, time: String(listenedAt.getTime()), submission: 'true' };
      await read('scrobble', 'scrobble', { logIn, parameters, isSentOnce: true }, ANYTHING);
    },
    async describe() {
      const { text } = await upstream.send({
        operation: 'profile',
        method: 'GET',
        url: addressOf(url, 'ping', '', {}),
      });
      return readEnvelope(text).type ?? 'a music server';
    },
  };
  return {
    provider,
    close: async () => {
      await Promise.all([upstream.close(), media.close()]);
    },
  };
}

/** The server checks the password itself, which is not sent unencrypted through a network. */
const NEEDS_HTTPS = {
  reason: 'needs the password itself, and https for it',
  advice: 'This music server wants passwords unencrypted. Segue sends them over https only.',
};

export const musicserver = { settings: musicServerSettings, create: createMusicServer };
