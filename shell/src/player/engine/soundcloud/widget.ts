// SoundCloud's widget: its script, and the hidden frames it drives.
import type { Track } from '@segue/contract';

export type WidgetEventName = 'ready' | 'play' | 'pause' | 'finish' | 'seek' | 'playProgress' | 'error';

/** What a frame says with an audio event. The documentation and the frame disagree on one name. */
export type AudioNews = {
  soundId?: number | string;
  currentPosition?: number;
  relativePosition?: number;
  loadedProgress?: number;
  loadProgress?: number;
};

export type Widget = {
  bind: (event: WidgetEventName, listener: (news?: AudioNews) => void) => void;
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
  if (!api) throw new Error('The widget script did not bring its API');
  return api;
}

/**
 * Puts a hidden frame for one track into the page.
 *
 * The script can also load another track into the same frame, but that navigates the frame, and the tab's history
 * remembers what a frame showed: going Back in the page would then bring the former track back too, in the middle
 * of the music. A frame of its own for each track has no past. It also cannot send late news of another track.
 */
export function addFrame(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = 'SoundCloud player';
  frame.allow = 'autoplay; encrypted-media';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  // Not `display: none` and not lazy: browsers may slow such a frame down or never load it.
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

/** The frame's address for a track. It must be absolute and carry a `?` for the script to understand it. */
export function frameAddress(playerUrl: string, apiUrl: string, urn: string): string {
  const track = encodeURIComponent(`${apiUrl}/tracks/${urn}`);
  return `${new URL(playerUrl, document.baseURI).href}?url=${track}&auto_play=false`;
}

/** The name the frame knows a track by; null for an id that is none. Only digits of an id reach an address. */
export function urnOf({ id }: Pick<Track, 'id'>): string | null {
  const number = /^(?:soundcloud:tracks:)?(\d+)$/.exec(id)?.[1];
  return number ? `soundcloud:tracks:${number}` : null;
}
