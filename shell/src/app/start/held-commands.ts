import { interceptMessages, send, type Messages } from '@segue/event-bus';

/** Commands that rows and buttons of the first screens send, and that `deferred.ts` handles. */
const HELD: readonly (keyof Messages)[] = [
  'appearance/choose',
  'other-version/play',
  'playback/play',
  'playback/play-all',
  'queue/add',
  'queue/add-all',
  'queue/play-next',
  'queue/toggle-shuffle',
  'track-menu/open',
];

/** Keeps these commands, in their order, until all code that handles them has been wired. */
export function holdCommands(): { stop: () => void; sendHeld: () => void } {
  const held: (() => void)[] = [];
  const stop = interceptMessages((name, payload) => {
    if (!HELD.includes(name)) return false;
    held.push(() => (send as (name: keyof Messages, payload: unknown) => void)(name, payload));
    return true;
  });
  return {
    stop,
    sendHeld() {
      stop();
      for (const sendOne of held) sendOne();
    },
  };
}
