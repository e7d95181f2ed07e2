// An in-memory fake of the widget script and its iframes.
import type { AudioEvent, Widget, WidgetApi, WidgetEventName } from './widget';

export type FakeWidget = ReturnType<typeof createFakeWidget>;

type Listeners = Map<string, ((payload?: AudioEvent) => void)[]>;

export function createFakeWidget() {
  const frames: { calls: string[]; listeners: Listeners }[] = [];
  const answers = { isPaused: false, position: 0, duration: 0, isUnresponsive: false };

  function Widget(): Widget {
    const calls: string[] = [];
    const listeners: Listeners = new Map();
    frames.push({ calls, listeners });
    const asked =
      (name: string) =>
      (...values: unknown[]): void => {
        calls.push([name, ...values].join(' '));
      };
    const answered =
      <Value>(value: () => Value) =>
      (answer: (value: Value) => void): void => {
        if (!answers.isUnresponsive) answer(value());
      };
    return {
      bind: (event, listener) => listeners.set(event, [...(listeners.get(event) ?? []), listener]),
      play: asked('play'),
      pause: asked('pause'),
      seekTo: asked('seekTo'),
      setVolume: asked('setVolume'),
      getDuration: answered(() => answers.duration),
      getPosition: answered(() => answers.position),
      isPaused: answered(() => answers.isPaused),
    };
  }

  return {
    api: { Widget } satisfies WidgetApi,
    /** What the widgets answer to getters. */
    answers,
    /** The calls to the newest iframe, or to the one with this index; oldest first. */
    calls: (frame = frames.length - 1) => frames[frame]?.calls ?? [],
    /** Emits an event of the newest iframe, or of the one with this index. */
    emit(event: WidgetEventName, payload?: AudioEvent, frame = frames.length - 1) {
      for (const listener of frames[frame]?.listeners.get(event) ?? []) listener(payload);
    },
  };
}
