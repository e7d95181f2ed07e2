// One session, several tabs: who signs in or out in one of them is heard by all.
import { announceSessionFx, sessionChangedInOtherTab, type SessionChange } from '@segue/stores/ports';
import { scopeBind, type Scope } from 'effector';

const CHANNEL = 'segue-session';
const CHANGES: readonly unknown[] = ['signed-in', 'signed-out'] satisfies SessionChange[];

type Post = (change: SessionChange) => void;

/** The link between this tab and the others. Without BroadcastChannel each tab finds out by its next call. */
export function createTabLink(open: (name: string) => BroadcastChannel | null = openChannel): {
  handlers: [typeof announceSessionFx, Post][];
  connect: (scope: Scope) => () => void;
} {
  const channel = open(CHANNEL);
  return {
    handlers: [[announceSessionFx, (change) => channel?.postMessage(change)]],
    connect(scope) {
      const heard = scopeBind(sessionChangedInOtherTab, { scope });
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (CHANGES.includes(data)) heard(data as SessionChange);
      };
      channel?.addEventListener('message', onMessage);
      return () => channel?.removeEventListener('message', onMessage);
    },
  };
}

function openChannel(name: string): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
}
