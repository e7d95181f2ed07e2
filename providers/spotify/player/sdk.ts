/// <reference types="spotify-web-playback-sdk" />
// Loads Spotify's Web Playback SDK once. Its script calls a global function that must exist before it runs.
import { defer } from '@segue/shell/port/promises';
import { listen } from '@segue/shell/port/listen';
import { loadVendorApi } from '@segue/shell/port/provider-scripts';
import { withinMs } from '@segue/shell/port/time-limit';

/** How long the SDK's frame may take to load again. */
const LOAD_MS = 3000;

export type Sdk = Pick<typeof Spotify, 'Player'>;
export type SdkPlayer = Spotify.Player;
export type SdkState = Spotify.PlaybackState;

/** Resolves when the SDK reports that it is ready; rejects when its script does not load or does not report it. */
export function loadSdk(loadScript: () => Promise<void>): Promise<Sdk> {
  const ready = defer<Sdk>();
  window.onSpotifyWebPlaybackSDKReady = () => ready.resolve(window.Spotify);
  return loadVendorApi(loadScript, () => ready.promise);
}

/**
 * The SDK's iframe has no size, and browsers may throttle such a frame until the sound breaks (spotify/web-playback-sdk,
 * issue 75). One transparent pixel of it within the page is enough; assistive technology must not find it.
 */
export function keepFrameAwake(origin: string): void {
  for (const frame of framesOf(origin)) {
    // The SDK's own values are important too.
    for (const [name, value] of Object.entries(ONE_PIXEL)) frame.style.setProperty(name, value, 'important');
    frame.title ||= 'Spotify player';
    frame.tabIndex = -1;
    frame.ariaHidden = 'true';
  }
}

const ONE_PIXEL = {
  position: 'fixed',
  top: '0',
  left: '0',
  width: '1px',
  height: '1px',
  opacity: '0.01',
  'pointer-events': 'none',
};

/** Replaces a frame that crashed or hangs: the SDK has one for the whole page. Resolves when it can take a new player. */
export async function reloadFrame(origin: string): Promise<void> {
  for (const frame of framesOf(origin)) {
    const loaded = defer<void>();
    const onMessage = ({ source, data }: MessageEvent) => {
      const { body } = (data ?? {}) as { body?: { topic?: unknown } | null };
      if (source === frame.contentWindow && body?.topic === 'LOADED') loaded.resolve();
    };
    const stop = listen(window, ['message'], onMessage);
    frame.setAttribute('src', frame.src);
    await withinMs(LOAD_MS, loaded.promise);
    stop();
  }
}

/** Both providers may share an origin, so the path identifies the frame. */
function framesOf(origin: string): HTMLIFrameElement[] {
  return [...document.querySelectorAll('iframe')].filter(
    ({ src }) => src.startsWith(`${origin}/`) && src.includes('/embedded/'),
  );
}
