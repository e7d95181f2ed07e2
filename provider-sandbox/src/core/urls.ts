/** All URLs of the sandbox, built from one base URL. */

export type SandboxUrls = {
  base: string;
  spotifyAccounts: string;
  spotifyApi: string;
  spotifySdk: string;
  spotifyOpen: string;
  spotifyImages: string;
  soundcloudAuth: string;
  soundcloudApi: string;
  soundcloudSite: string;
  soundcloudImages: string;
  soundcloudWidgetScript: string;
  soundcloudWidgetPlayer: string;
  soundcloudAudio: string;
  musicServer: string;
  control: string;
};

/**
 * The widget has another site than the SDK, like the real ones: browsers run each site in its own process, and how two
 * players affect each other's audio output depends on that.
 */
function widgetBase(base: string): string {
  return base.replace('//127.0.0.1', '//localhost');
}

export function sandboxUrls(base: string): SandboxUrls {
  return {
    base,
    spotifyAccounts: `${base}/spotify/accounts`,
    spotifyApi: `${base}/spotify/api`,
    spotifySdk: `${base}/spotify/sdk/spotify-player.js`,
    spotifyOpen: `${base}/spotify/open`,
    spotifyImages: `${base}/spotify/image`,
    soundcloudAuth: `${base}/soundcloud/auth`,
    soundcloudApi: `${base}/soundcloud/api`,
    soundcloudSite: `${base}/soundcloud/site`,
    soundcloudImages: `${base}/soundcloud/images`,
    soundcloudWidgetScript: `${widgetBase(base)}/soundcloud/w/player/api.js`,
    soundcloudWidgetPlayer: `${widgetBase(base)}/soundcloud/w/player/`,
    soundcloudAudio: `${widgetBase(base)}/soundcloud/audio`,
    musicServer: `${base}/musicserver`,
    control: `${base}/__sandbox`,
  };
}

export const SERVICES = [
  'spotify-accounts',
  'spotify-api',
  'spotify-sdk',
  'spotify-media',
  'soundcloud-auth',
  'soundcloud-api',
  'soundcloud-widget',
  'soundcloud-media',
  'musicserver',
] as const;

export type Service = (typeof SERVICES)[number];

const PREFIXES: readonly (readonly [string, Service])[] = [
  ['/spotify/accounts', 'spotify-accounts'],
  ['/spotify/api', 'spotify-api'],
  ['/spotify/sdk', 'spotify-sdk'],
  ['/spotify', 'spotify-media'],
  ['/soundcloud/auth', 'soundcloud-auth'],
  ['/soundcloud/api', 'soundcloud-api'],
  ['/soundcloud/w', 'soundcloud-widget'],
  ['/soundcloud', 'soundcloud-media'],
  ['/musicserver', 'musicserver'],
];

/** The service that a URL belongs to, and the path as the real service would see it. */
export function addressOf(url: string): { service: Service; path: string } | null {
  const path = url.split('?')[0] ?? '';
  for (const [prefix, service] of PREFIXES) {
    if (path === prefix || path.startsWith(`${prefix}/`)) {
      return { service, path: path.slice(prefix.length) || '/' };
    }
  }
  return null;
}
