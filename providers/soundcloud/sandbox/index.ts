/** SoundCloud: authorization server, API, widget, public pages, pictures and sound. */
import type { FastifyRequest } from 'fastify';
import { formFields } from '@segue/provider-sandbox/core/bodies';
import type { Core, ProviderSandbox, RegisteredClient } from '@segue/provider-sandbox/core/provider-sandbox';
import { soundCloudApiRoutes } from './api.routes';
import type { SoundCloudContext } from './context';
import { SOUNDCLOUD_EFFECTS } from './fault-effects';
import { soundCloudMediaRoutes } from './media.routes';
import { oauthRoutes } from './oauth.routes';
import { defaultSoundCloudSettings } from './settings';
import { createSoundCloudTracks } from './track-index';
import { SOUNDCLOUD_SERVICES, soundCloudUrls } from './urls';
import { createSoundCloudUsers } from './users';
import { widgetRoutes } from './widget/widget.routes';

export function createSoundCloud(core: Core, client: RegisteredClient) {
  const context: SoundCloudContext = {
    ...core,
    client,
    urls: soundCloudUrls('http://127.0.0.1'),
    settings: defaultSoundCloudSettings(),
    soundcloudTracks: createSoundCloudTracks(core.catalogue.soundcloud),
    soundcloudUsers: createSoundCloudUsers(),
    exchanges: [],
  };
  core.consentSettings['soundcloud'] = '';
  return {
    services: SOUNDCLOUD_SERVICES,
    effects: SOUNDCLOUD_EFFECTS,
    behaviours: ['widget'],
    client,
    trackCount: core.catalogue.soundcloud.length,
    users: () => context.soundcloudUsers.list(),
    userOf: (request) => findUser(context, request),
    settings: () => context.settings,
    urls: (base: string) => (context.urls = soundCloudUrls(base)),
    async addRoutes(app) {
      await app.register(oauthRoutes(context), { prefix: '/soundcloud/auth' });
      await app.register(soundCloudApiRoutes(context), { prefix: '/soundcloud/api' });
      await app.register(widgetRoutes(context), { prefix: '/soundcloud/w' });
      await app.register(soundCloudMediaRoutes(context), { prefix: '/soundcloud' });
    },
    reset() {
      context.settings = defaultSoundCloudSettings();
      core.consentSettings['soundcloud'] = '';
      context.soundcloudUsers.clear();
      context.exchanges = [];
    },
  } satisfies ProviderSandbox & Record<string, unknown>;
}

/** By access token, refresh token or authorization code. */
function findUser({ tokens }: SoundCloudContext, request: FastifyRequest): string | null {
  const access = /^OAuth (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (access) return tokens.findAccess('soundcloud', access)?.grant.user ?? null;
  const form = formFields(request);
  if (form?.['refresh_token'])
    return tokens.findRefresh('soundcloud', form['refresh_token'])?.grant.user ?? null;
  return form?.['code'] ? (tokens.findCode(form['code'])?.grant.user ?? null) : null;
}
