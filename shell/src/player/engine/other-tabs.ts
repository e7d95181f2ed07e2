// One tab of the browser plays at a time: a tab that starts playing notifies the others, which pause.
import { $isPlaying, createPageStore } from '@segue/kernel/state';
import { createEvent, createWatch, sample, scopeBind, type Scope } from 'effector';
import { otherTabPlayed } from '../model/playback-ports';
import { joinStops, listen } from '../../platform/listen';

const CHANNEL = 'segue-player';
/** `hello`: a new tab asks whether another one plays. */
const MESSAGES = ['hello', 'playing', 'stopped'] as const;

const otherTabReported = createEvent<boolean>('otherTabReported');
/** Another tab plays; this one is paused. */
export const $playsElsewhere = createPageStore(false)
  .on(otherTabReported, (_, isPlaying) => isPlaying)
  .on($isPlaying, (before, isPlaying) => before && !isPlaying);

sample({ clock: otherTabReported, filter: Boolean, fn: () => undefined, target: otherTabPlayed });

export function wirePlayerTabs(scope: Scope): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  const post = (message: (typeof MESSAGES)[number]) => channel.postMessage(message);
  const reported = scopeBind(otherTabReported, { scope });
  const isPlaying = () => scope.getState($isPlaying);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = MESSAGES.find((known) => known === data);
    if (message === 'hello' && isPlaying()) post('playing');
    if (message === 'playing' || message === 'stopped') reported(message === 'playing');
  };
  post('hello');
  return joinStops(
    createWatch({
      unit: $isPlaying,
      scope,
      fn(isNowPlaying) {
        if (isNowPlaying) post('playing');
        // A tab that another one paused does not report it.
        else if (!scope.getState($playsElsewhere)) post('stopped');
      },
    }),
    listen(window, ['pagehide'], () => isPlaying() && post('stopped')),
    () => channel.close(),
  );
}
