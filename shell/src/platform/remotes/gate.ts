import { createPageStore } from '@segue/stores';
import { createGate, type Gate } from 'effector-react';

type RemoteProps = { remote: string };

/** Open while a component of this remote is on the screen. */
export const RemoteGate = createGate<RemoteProps>('RemoteGate');

/** Open while a component of this remote suspends, so that nothing of it is drawn. */
export const UndrawnGate = createGate<RemoteProps>('UndrawnGate');

/** The remote of each component that opened the gate. */
const remotesIn = ({ open, close }: Gate<RemoteProps>) =>
  createPageStore<readonly string[]>([])
    .on(open, (names, { remote }) => [...names, remote])
    .on(close, (names, { remote }) => names.filter((_, index) => index !== names.indexOf(remote)));

export const $mounted = remotesIn(RemoteGate);
export const $undrawn = remotesIn(UndrawnGate);
