// Tells the browser's other tabs about a sign-in or a logout here, and follows theirs.
import { announceSessionFx, sessionChangedInOtherTab, type SessionChange } from '@segue/stores/ports';
import { scopeBind, type Scope } from 'effector';

const CHANNEL = 'segue-session';
const CHANGES: readonly unknown[] = ['signed-in', 'signed-out'] satisfies SessionChange[];

/** Without BroadcastChannel a tab learns of the change by its next request. */
export function createSessionTabs(open: (name: string) => BroadcastChannel | null = openChannel) {
  const channel = open(CHANNEL);
  return {
    handlers: [[announceSessionFx, (change) => channel?.postMessage(change)]] as [
      typeof announceSessionFx,
      (change: SessionChange) => void,
    ][],
    wire(scope: Scope): () => void {
      const changed = scopeBind(sessionChangedInOtherTab, { scope });
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (CHANGES.includes(data)) changed(data as SessionChange);
      };
      channel?.addEventListener('message', onMessage);
      return () => channel?.removeEventListener('message', onMessage);
    },
  };
}

function openChannel(name: string): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
}
