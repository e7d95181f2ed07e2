import { lazyPart } from '@segue/ui';
import { useUnit } from 'effector-react';
import { $isStopNear } from './model';

const SleepPrompt = lazyPart(() => import('./prompt').then(({ SleepPrompt }) => SleepPrompt));

/** Nothing until the last minute. */
export function SleepNotice() {
  return useUnit($isStopNear) ? <SleepPrompt /> : null;
}

export { $lastEntry, $stopLabel, wireSleepTimer } from './model';
export { inMinutes, parseStopAt } from './stop-at';
export { SleepState, SleepTimer } from './view';
