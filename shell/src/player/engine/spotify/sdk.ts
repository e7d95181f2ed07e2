/// <reference types="spotify-web-playback-sdk" />
// Loads Spotify's Web Playback SDK once. Its script calls a global function that must exist before it runs.

export type Sdk = Pick<typeof Spotify, 'Player'>;
export type SdkPlayer = Spotify.Player;
export type SdkState = Spotify.PlaybackState;

/** Resolves when the SDK reports that it is ready; rejects when its script does not load. */
export function loadSdk(loadScript: () => Promise<void>): Promise<Sdk> {
  return new Promise((resolve, reject) => {
    window.onSpotifyWebPlaybackSDKReady = () => resolve(window.Spotify);
    loadScript().catch(reject);
  });
}

/**
 * The SDK hides its iframe with `display: none`, and browsers may throttle such a frame until the sound breaks. Displayed
 * outside the viewport it is not throttled; assistive technology must not find it.
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

/** Both providers may share an origin, so the path identifies the frame. */
function isSdk(address: string): boolean {
  return /\/embedded\//.test(address);
}
