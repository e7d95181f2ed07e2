import { createPageStore } from '@segue/stores';
import { createGate } from 'effector-react';

/** Open while a component of this remote is on the screen. */
export const RemoteGate = createGate<{ remote: string }>('RemoteGate');

type Counts = Readonly<Record<string, number>>;
const add = (change: number) => (counts: Counts, { remote }: { remote: string }) => ({
  ...counts,
  [remote]: (counts[remote] ?? 0) + change,
});

/** How many components of each remote are on the screen. */
export const $mounted = createPageStore<Counts>({}, { sid: 'shell/mounted-remotes', name: '$mounted' })
  .on(RemoteGate.open, add(1))
  .on(RemoteGate.close, add(-1));
