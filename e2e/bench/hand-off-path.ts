// Logs the steps before a track sounds on one clock: the click or the former player's end, and the command to play.
import type { BrowserContext } from '@playwright/test';
import type { Provider } from '@segue/contract';

export type PathStep = {
  /**
   * `clicked`: the user clicked in the page.
   * `end-reported`: the page received the player's end. `command-sent`: the page asked the next player to play.
   * `command-received`: that player's frame received it.
   */
  kind: 'clicked' | 'end-reported' | 'command-sent' | 'command-received';
  provider: Provider | null;
  /** Milliseconds since 1970, with fractions. */
  at: number;
};

/** Starts the log; call it before the page opens. */
export async function logHandOffPath(context: BrowserContext): Promise<() => readonly PathStep[]> {
  const steps: PathStep[] = [];
  await context.exposeBinding('reportPathStep', (_source, step: PathStep) => {
    steps.push(step);
  });
  await context.addInitScript(reportSteps);
  return () => [...steps].sort((a, b) => a.at - b.at);
}

/** Runs in the page and in every frame, before their scripts. */
function reportSteps(): void {
  const report = (kind: PathStep['kind'], provider: Provider | null, time = performance.now()) => {
    const at = performance.timeOrigin + time;
    (window as unknown as { reportPathStep: (step: PathStep) => void }).reportPathStep({
      kind,
      provider,
      at,
    });
  };

  /** What SoundCloud's widget and its script send: JSON strings. */
  const widgetMethod = (data: unknown): unknown => {
    if (typeof data !== 'string') return undefined;
    try {
      return (JSON.parse(data) as { method?: unknown } | null)?.method;
    } catch {
      return undefined;
    }
  };
  const isSpotifyEnd = (data: unknown): boolean => {
    const { type, body } = (data ?? {}) as { type?: unknown; body?: { data?: { eventData?: unknown } } };
    const state = body?.data?.eventData as
      { paused?: boolean; loading?: boolean; position?: number; duration?: number } | null | undefined;
    if (type !== 'SP_MESSAGE' || !state?.paused || state.loading) return false;
    const { position = NaN, duration = 0 } = state;
    return position === 0 || duration - position <= 500;
  };

  if (/\/soundcloud\/w\/player\//.test(location.href)) {
    window.addEventListener('message', ({ data }) => {
      if (widgetMethod(data) === 'play') report('command-received', 'soundcloud');
    });
    return;
  }
  if (/\/spotify\/sdk\/embedded\//.test(location.href)) {
    window.addEventListener('message', ({ data }) => {
      const topic = (data as { body?: { topic?: unknown } } | null)?.body?.topic;
      if (topic === 'RESUME') report('command-received', 'spotify');
    });
    const Native = window.WebSocket;
    window.WebSocket = class extends Native {
      constructor(...args: ConstructorParameters<typeof WebSocket>) {
        super(...args);
        this.addEventListener('message', ({ data }) => {
          if (String(data).includes('"command":"play"')) report('command-received', 'spotify');
        });
      }
    };
    return;
  }
  if (window.parent !== window) return;
  window.addEventListener('click', ({ timeStamp }) => report('clicked', null, timeStamp), { capture: true });
  window.addEventListener(
    'message',
    ({ data }) => {
      if (widgetMethod(data) === 'finish') report('end-reported', 'soundcloud');
      else if (isSpotifyEnd(data)) report('end-reported', 'spotify');
    },
    { capture: true },
  );
  /** Wraps a vendor's object when its script defines it. */
  const onDefined = <Vendor>(name: string, wrap: (vendor: Vendor) => void) => {
    let vendor: Vendor;
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => vendor,
      set(defined: Vendor) {
        vendor = defined;
        // The script fills the object after it set it.
        queueMicrotask(() => wrap(defined));
      },
    });
  };
  type Methods = Record<string, (...args: unknown[]) => unknown>;
  const reportCalls = (methods: Methods, name: string, provider: Provider) => {
    const method = methods[name]!;
    methods[name] = function (this: unknown, ...args) {
      report('command-sent', provider);
      return method.apply(this, args);
    };
  };
  const wrapped = new WeakSet<object>();
  onDefined<{ Widget: (frame: Element) => Methods }>('SC', (vendor) => {
    const { Widget } = vendor;
    const make = (frame: Element) => {
      const prototype = Object.getPrototypeOf(Widget(frame)) as Methods;
      if (!wrapped.has(prototype)) reportCalls(prototype, 'play', 'soundcloud');
      wrapped.add(prototype);
      return Widget(frame);
    };
    vendor.Widget = Object.assign(make, Widget);
  });
  onDefined<{ Player: { prototype: Methods } }>('Spotify', ({ Player }) =>
    reportCalls(Player.prototype, 'resume', 'spotify'),
  );
  // The music server's elements are in the page: its player receives a command when the page sends it.
  const isOfMusicServer = ({ src }: HTMLMediaElement) => src.includes('/api/media/');
  document.addEventListener(
    'ended',
    ({ target }) => isOfMusicServer(target as HTMLMediaElement) && report('end-reported', 'musicserver'),
    { capture: true },
  );
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    if (isOfMusicServer(this)) {
      report('command-sent', 'musicserver');
      report('command-received', 'musicserver');
    }
    return play.call(this);
  };
  const { fetch } = window;
  window.fetch = (...args) => {
    if (String(args[0]).includes('/v1/me/player/play?')) report('command-sent', 'spotify');
    return fetch(...args);
  };
}
