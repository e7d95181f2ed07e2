import { createPageStore } from '@segue/stores';
import { createGate } from 'effector-react';

/** Open while a component of this remote is on the screen. */
export const RemoteGate = createGate<{ remote: string }>('RemoteGate');

/** The remote of each component on the screen. */
export const $mounted = createPageStore<readonly string[]>([])
  .on(RemoteGate.open, (names, { remote }) => [...names, remote])
  .on(RemoteGate.close, (names, { remote }) => names.filter((_, index) => index !== names.indexOf(remote)));

/** Open while a component of this remote suspends, so that nothing of it is drawn. */
export const UndrawnGate = createGate<{ remote: string }>('UndrawnGate');

/** Open while a component of a remote, or a form of the shell, is drawn: it is mounted, or hydrated. */
export const DrawnGate = createGate('DrawnGate');
