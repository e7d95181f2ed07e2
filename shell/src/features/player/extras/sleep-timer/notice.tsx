import { lazyPart } from '@segue/ui';
import { useUnit } from 'effector-react';
import { $isStopNear } from './model';

const SleepPrompt = lazyPart(() => import('./prompt').then(({ SleepPrompt }) => SleepPrompt));

/** Nothing until the last minute. */
export function SleepNotice() {
  return useUnit($isStopNear) ? <SleepPrompt /> : null;
}
