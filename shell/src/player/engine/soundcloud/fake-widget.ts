// The widget script and its frames in a test's own memory.
import type { AudioNews, Widget, WidgetApi, WidgetEventName } from './widget';

export type FakeWidget = {
  api: WidgetApi;
  /** What the page asked of the newest frame, or of one counted from 0, oldest first. */
  calls: (frame?: number) => readonly string[];
  /** The newest frame speaks; `frame` names an older one, counted from 0. */
  emit: (event: WidgetEventName, news?: AudioNews, frame?: number) => void;
  /** What the newest frame answers when it is asked. */
  answers: { isPaused: boolean; position: number; duration: number; isDeaf: boolean };
};

type Listeners = Map<string, ((news?: AudioNews) => void)[]>;

export function createFakeWidget(): FakeWidget {
  const frames: { calls: string[]; listeners: Listeners }[] = [];
  const answers = { isPaused: false, position: 0, duration: 0, isDeaf: false };

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
        if (!answers.isDeaf) answer(value());
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
    api: { Widget },
    answers,
    calls: (frame = frames.length - 1) => frames[frame]?.calls ?? [],
    emit(event, news, frame = frames.length - 1) {
      for (const listener of frames[frame]?.listeners.get(event) ?? []) listener(news);
    },
  };
}
