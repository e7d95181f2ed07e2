// SoundCloud's widget: its script, and the hidden iframes it controls.
import type { Track } from '@segue/contract';

export type WidgetEventName = 'ready' | 'play' | 'pause' | 'finish' | 'seek' | 'playProgress' | 'error';

/** Payload of the widget's audio events. Documentation and widget disagree on `loadedProgress` / `loadProgress`. */
export type AudioEvent = {
  soundId?: number | string;
  currentPosition?: number;
  relativePosition?: number;
  loadedProgress?: number;
  loadProgress?: number;
};

export type Widget = {
  bind: (event: WidgetEventName, listener: (event?: AudioEvent) => void) => void;
  play: () => void;
  pause: () => void;
  /** Milliseconds. */
  seekTo: (position: number) => void;
  /** 0..100 */
  setVolume: (volume: number) => void;
  getDuration: (answer: (duration: number) => void) => void;
  getPosition: (answer: (position: number) => void) => void;
  isPaused: (answer: (isPaused: boolean) => void) => void;
};

export type WidgetApi = { Widget: (frame: HTMLIFrameElement) => Widget };

/** Resolves with the widget API once its script ran. */
export async function loadWidgetApi(loadScript: () => Promise<void>): Promise<WidgetApi> {
  await loadScript();
  const api = (window as { SC?: WidgetApi }).SC;
  if (!api) throw new Error('The widget script did not define its API');
  return api;
}

/**
 * Adds a hidden iframe for one track to the page.
 *
 * The script can also load another track into the same iframe, but that is a navigation in the tab's history: Back
 * would bring the former track back while another plays. An iframe per track avoids this, and late events of another
 * track too.
 */
export function addFrame(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = 'SoundCloud player';
  frame.allow = 'autoplay; encrypted-media';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  // Not `display: none` and not lazy: browsers may throttle such an iframe or never load it.
  Object.assign(frame.style, {
    position: 'fixed',
    bottom: '0',
    left: '-10px',
    width: '1px',
    height: '1px',
    border: '0',
  });
  frame.src = address;
  document.body.append(frame);
  return frame;
}

/** The iframe's URL for a track. The script needs it to be absolute and to contain a `?`. */
export function frameAddress(playerUrl: string, apiUrl: string, urn: string): string {
  const track = encodeURIComponent(`${apiUrl}/tracks/${urn}`);
  return `${new URL(playerUrl, document.baseURI).href}?url=${track}&auto_play=false`;
}

/** The URN of a track; null for an invalid id. Only digits of an id reach a URL. */
export function urnOf({ id }: Pick<Track, 'id'>): string | null {
  const number = /^(?:soundcloud:tracks:)?(\d+)$/.exec(id)?.[1];
  return number ? `soundcloud:tracks:${number}` : null;
}
