/// <reference types="spotify-web-playback-sdk" />
// Spotify's Web Playback SDK, loaded once. The script calls a global that must exist before it runs.

export type Sdk = Pick<typeof Spotify, 'Player'>;
export type SdkPlayer = Spotify.Player;
export type SdkState = Spotify.PlaybackState;

/** Resolves when the SDK says it is ready; rejects when its script does not load. */
export function loadSdk(loadScript: () => Promise<void>): Promise<Sdk> {
  return new Promise((resolve, reject) => {
    window.onSpotifyWebPlaybackSDKReady = () => resolve(window.Spotify);
    loadScript().catch(reject);
  });
}

/**
 * The SDK hides its frame with `display: none`, which browsers may slow down until the sound breaks. Outside the
 * page but displayed, it is left alone; assistive technology has nothing to find in it.
 */
export function keepFrameAwake(origin: string): void {
  for (const frame of document.querySelectorAll('iframe')) {
    if (!frame.src.startsWith(`${origin}/`) || !isSdk(frame.src)) continue;
    Object.assign(frame.style, { display: 'block', position: 'absolute', top: '-1000px', left: '-1000px' });
    frame.title ||= 'Spotify player';
    frame.tabIndex = -1;
    frame.ariaHidden = 'true';
  }
}

/** Both providers may share an origin, so the frame is told apart by what it is. */
function isSdk(address: string): boolean {
  return /\/embedded\//.test(address);
}
