import { listen, send, type Messages } from '@segue/event-bus';

/** Commands that rows and buttons of the first screens send, and that `deferred.ts` handles. */
const HELD = ['track-menu/open', 'other-version/play'] as const;

/** Keeps the newest of each of these commands until the code that handles it has been downloaded. */
export function holdCommands(): { stop: () => void; sendHeld: () => void } {
  const held = new Map<keyof Messages, () => void>();
  const hold = <Name extends (typeof HELD)[number]>(name: Name) =>
    listen(name, (payload: Messages[Name]) => held.set(name, () => send<keyof Messages>(name, payload)));
  const stops = HELD.map(hold);
  const stop = () => {
    for (const stopOne of stops) stopOne();
  };
  return {
    stop,
    sendHeld() {
      stop();
      for (const sendOne of held.values()) sendOne();
    },
  };
}
