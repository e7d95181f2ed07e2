// SoundCloud's widget: its script, and the one hidden frame it drives.

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
  load: (url: string, options: { auto_play?: boolean; callback?: () => void }) => void;
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

/**
 * An empty `url=` shows an error inside the frame and is never ready, so the frame starts with the track of the
 * widget's own documentation. It proves that frame and script understand each other before the first real track.
 */
const NEUTRAL_TRACK = 'soundcloud:tracks:293';

/** Resolves with the widget API once its script ran. */
export async function loadWidgetApi(loadScript: () => Promise<void>): Promise<WidgetApi> {
  await loadScript();
  const api = (window as { SC?: WidgetApi }).SC;
  if (!api) throw new Error('The widget script did not bring its API');
  return api;
}

/** The address by which the frame finds a track. */
export function trackAddress(apiUrl: string, urn: string): string {
  return `${apiUrl}/tracks/${urn}`;
}

/** Puts the hidden frame into the page. Its address must be absolute and carry a `?` for the script to work. */
export function createWidgetFrame(playerUrl: string, apiUrl: string): HTMLIFrameElement {
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
  const address = encodeURIComponent(trackAddress(apiUrl, NEUTRAL_TRACK));
  frame.src = `${new URL(playerUrl, document.baseURI).href}?url=${address}&auto_play=false`;
  document.body.append(frame);
  keepOutOfHistory(frame);
  return frame;
}

/**
 * The script loads a track by setting the frame's `src`. In a page that is already there this adds an entry to
 * the tab's history, and Back would then change the track instead of the screen. Replacing the frame's location
 * navigates without an entry; the attribute, which the script reads for the origin, keeps its first value.
 */
function keepOutOfHistory(frame: HTMLIFrameElement): void {
  const first = frame.src;
  let current = first;
  Object.defineProperty(frame, 'src', {
    configurable: true,
    get: () => current,
    set(address: string) {
      current = address;
      frame.contentWindow?.location.replace(address);
    },
  });
}
