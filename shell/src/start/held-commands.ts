import { listen, send, type Messages } from '@segue/event-bus';

/** Commands that rows and buttons of the first screens send, and that `deferred.ts` handles. */
const HELD = [
  'other-version/play',
  'playback/play',
  'playback/play-all',
  'queue/add',
  'queue/add-all',
  'queue/play-next',
  'queue/toggle-shuffle',
  'track-menu/open',
] as const;

/** Keeps these commands, in their order, until the code that handles them has been downloaded. */
export function holdCommands(): { stop: () => void; sendHeld: () => void } {
  const held: (() => void)[] = [];
  const hold = <Name extends (typeof HELD)[number]>(name: Name) =>
    listen(name, (payload: Messages[Name]) => held.push(() => send<keyof Messages>(name, payload)));
  const stops = HELD.map(hold);
  const stop = () => {
    for (const stopOne of stops) stopOne();
  };
  return {
    stop,
    sendHeld() {
      stop();
      for (const sendOne of held) sendOne();
    },
  };
}
