/** The addresses of SoundCloud's services, and the paths below which they answer. */
import type { Services } from '@segue/provider-sandbox/core/urls';

export function soundCloudUrls(base: string) {
  // The widget has another site than the SDK, like the real ones: browsers run each site in its own process, and how two players
  // affect each other's audio output depends on that.
  const widgetBase = base.replace('//127.0.0.1', '//localhost');
  return {
    soundcloudAuth: `${base}/soundcloud/auth`,
    soundcloudApi: `${base}/soundcloud/api`,
    soundcloudSite: `${base}/soundcloud/site`,
    soundcloudImages: `${base}/soundcloud/images`,
    soundcloudWidgetScript: `${widgetBase}/soundcloud/w/player/api.js`,
    soundcloudWidgetPlayer: `${widgetBase}/soundcloud/w/player/`,
    soundcloudAudio: `${widgetBase}/soundcloud/audio`,
  };
}

export type SoundCloudUrls = ReturnType<typeof soundCloudUrls>;

export const SOUNDCLOUD_SERVICES = [
  ['/soundcloud/auth', 'soundcloud-auth'],
  ['/soundcloud/api', 'soundcloud-api'],
  ['/soundcloud/w', 'soundcloud-widget'],
  ['/soundcloud', 'soundcloud-media'],
] as const satisfies Services;
