/** Runs widget scripts without a browser: a fake page, frame and audio element that exchange real messages. */

export type Widget = {
  bind: (name: string, callback: (value: unknown) => void) => unknown;
  unbind: (name: string) => void;
  load: (url: string, options: Record<string, unknown>) => void;
  play: () => void;
  seekTo: (ms: number) => void;
  setVolume: (volume: number) => void;
} & Record<string, unknown>;

type Listener = (event: { data?: unknown; source?: unknown; origin?: string }) => void;

export type Harness = Awaited<ReturnType<typeof createHarness>>;

export async function createHarness(script: string, frameUrl: string) {
  const listeners: Listener[] = [];
  const pageWindow: Record<string, unknown> = {
    location: { protocol: 'http:' },
    addEventListener: (_name: string, listener: Listener) => listeners.push(listener),
  };
  const frame = createFrame(frameUrl, (data, source) =>
    queueMicrotask(() =>
      listeners.forEach((listener) => listener({ data, source, origin: new URL(frameUrl).origin })),
    ),
  );

  new Function('window', 'document', 'module', script)(pageWindow, { getElementById: () => null }, {});
  const make = (pageWindow['SC'] as { Widget: (target: unknown) => Widget }).Widget;
  const widget = make(frame.element);
  await frame.open();

  const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 5));
  return {
    widget,
    make,
    frame: frame.element,
    audio: frame.audio,
    tick: frame.tick,
    tap: frame.tap,
    close: frame.close,
    events: {
      settled,
      once: (target: Widget, name: string) => new Promise<unknown>((resolve) => target.bind(name, resolve)),
      ask: (target: Widget, getter: string) =>
        new Promise<unknown>((resolve) =>
          (target[getter] as (callback: typeof resolve) => void).call(target, resolve),
        ),
      record(target: Widget, names: readonly string[]): string[] {
        const recorded: string[] = [];
        for (const name of names) target.bind(name, () => recorded.push(name));
        return recorded;
      },
    },
  };
}

function createFrame(firstUrl: string, toPage: (data: string, source: unknown) => void) {
  let url = firstUrl;
  let current = createDocument(() => undefined);
  const contentWindow = {
    postMessage: (data: string, origin: string) => {
      if (!origin.startsWith('http')) throw new SyntaxError(`Invalid target origin ${origin}`);
      queueMicrotask(() => current.receive(data));
    },
  };
  const open = async () => {
    current.close();
    const html = await (await fetch(url)).text();
    current = createDocument((data) => toPage(data, contentWindow));
    current.run(/<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? '');
  };
  const element = {
    nodeType: 1,
    nodeName: 'IFRAME',
    contentWindow,
    onload: undefined as (() => void) | undefined,
    getAttribute: () => url,
    get src() {
      return url;
    },
    set src(next: string) {
      url = next;
      void open().then(() => element.onload?.());
    },
  };
  return {
    element,
    open,
    audio: () => current.audio,
    tick: () => current.tick(),
    tap: () => current.tap(),
    close: () => current.close(),
  };
}

function createDocument(toParent: (data: string) => void) {
  const parent = { postMessage: toParent };
  const received: Listener[] = [];
  const intervals: (() => void)[] = [];
  const sound: Record<string, (() => void)[]> = {};
  const emit = (name: string) => (sound[name] ?? []).forEach((listener) => listener());
  const audio = {
    currentTime: 0,
    duration: 0,
    volume: 1,
    paused: true,
    ended: false,
    readyState: 4,
    buffered: { length: 1, end: () => audio.duration },
    src: '',
    addEventListener: (name: string, listener: () => void) => (sound[name] ??= []).push(listener),
    play: async () => {
      audio.paused = false;
      emit('play');
      emit('playing');
    },
    pause: () => {
      if (audio.paused) return;
      audio.paused = true;
      emit('pause');
    },
    end: () => {
      audio.currentTime = audio.duration;
      audio.ended = true;
      audio.pause();
      emit('ended');
    },
  };
  const window: Record<string, unknown> = {
    parent,
    addEventListener: (name: string, listener: Listener) => name === 'message' && received.push(listener),
  };
  const taps: (() => void)[] = [];
  const button = { addEventListener: (_name: string, listener: () => void) => taps.push(listener) };
  const elements: Record<string, unknown> = { 'sandbox-audio': audio, play: button, progress: { style: {} } };
  const document = { referrer: '', getElementById: (id: string) => elements[id] };
  class QuietChannel {
    postMessage() {}
  }
  return {
    audio,
    receive: (data: string) => received.forEach((listener) => listener({ data, source: parent })),
    tick: () => intervals.forEach((interval) => interval()),
    tap: () => taps.forEach((listener) => listener()),
    close: () => {
      received.length = 0;
      intervals.length = 0;
    },
    run(script: string) {
      const names = ['window', 'document', 'BroadcastChannel', 'setInterval'];
      audio.duration = Number(/"duration":(\d+)/.exec(script)?.[1] ?? 0) / 1000;

      new Function(...names, script)(window, document, QuietChannel, (tick: () => void) =>
        intervals.push(tick),
      );
    },
  };
}
