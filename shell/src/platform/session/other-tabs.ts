import { sessionAnnounced, sessionChangedInOtherTab, type SessionChange } from '@segue/kernel/state/ports';
import { createWatch, scopeBind, type Scope } from 'effector';
import { joinStops, listen } from '../listen';

const CHANNEL = 'segue-session';
const CHANGES: readonly unknown[] = ['signed-in', 'signed-out'] satisfies SessionChange[];

/** Without BroadcastChannel a tab notices the change at its next request. */
export function wireSessionTabs(scope: Scope): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  const changed = scopeBind(sessionChangedInOtherTab, { scope });
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (CHANGES.includes(data)) changed(data as SessionChange);
  };
  return joinStops(
    listen(channel, ['message'], onMessage),
    createWatch({ unit: sessionAnnounced, scope, fn: (change) => channel.postMessage(change) }),
    () => channel.close(),
  );
}
