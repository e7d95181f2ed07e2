// SoundCloud's widget: its script, and the hidden iframes it controls.
import type { Track } from '@segue/contract';
import { t } from '@segue/ui';
import { loadVendorApi } from '@segue/shell/port/provider-scripts';

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
export function loadWidgetApi(loadScript: () => Promise<void>): Promise<WidgetApi> {
  return loadVendorApi(loadScript, () => (window as { SC?: WidgetApi }).SC);
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
  setShown(frame, false);
  frame.src = address;
  document.body.append(frame);
  return frame;
}

/**
 * One pixel inside the page: an iframe outside of it gets no animation frames and slower timers. Not `display: none` and
 * not lazy: browsers may throttle such an iframe or never load it.
 */
const HIDDEN =
  'position: fixed; bottom: 0; left: 0; width: 1px; height: 1px; border: 0; opacity: 0.01; pointer-events: none;';
/** Positioned over the `widget-panel` of the page. */
const SHOWN = `position: fixed; top: var(--widget-top); left: var(--widget-left); width: var(--widget-width);
  height: var(--widget-height); border: 0; z-index: ${t('layers.notice')};`;

/** Shows or hides an iframe. Only a shown one can be reached by keyboard and screen reader. */
export function setShown(frame: HTMLIFrameElement, isShown: boolean): void {
  frame.style.cssText = isShown ? SHOWN : HIDDEN;
  frame.tabIndex = isShown ? 0 : -1;
  frame.ariaHidden = isShown ? null : 'true';
}

/**
 * The iframe's URL for a track. The script needs it to be absolute and to contain a `?`. Without `single_active=false`
 * priming a widget would pause the one that plays.
 */
export function frameAddress(playerUrl: string, apiUrl: string, urn: string): string {
  const track = encodeURIComponent(`${apiUrl}/tracks/${urn}`);
  return `${new URL(playerUrl, document.baseURI).href}?url=${track}&auto_play=false&single_active=false&hide_related=true`;
}

/** The URN of a track, whose last part is opaque; null for an id with characters that do not belong into a URL. */
export function urnOf({ id }: Pick<Track, 'id'>): string | null {
  const last = /^(?:soundcloud:tracks:)?([\w-]+)$/.exec(id)?.[1];
  return last ? `soundcloud:tracks:${last}` : null;
}
