// Makes the music server's player. Its sound comes through the API, with the session of the user.
import { requestFailed } from '@segue/kernel/request';
import { $isSignedIn } from '@segue/kernel/state';
import { scopeBind } from 'effector';
import { joinStops } from '@segue/shell/port/listen';
import type { MakePlayer } from '@segue/shell/port/provider-player';
import { watchStore } from '@segue/shell/port/watch-store';
import { createMusicServerPlayer } from './musicserver-player';

export const makeMusicServerPlayer: MakePlayer<'musicserver'> = (_, { scope, apiBase, emit, log }) => {
  const player = createMusicServerPlayer({
    apiBase,
    requestFailed: scopeBind(requestFailed, { scope }),
    createAudio: () => document.body.appendChild(document.createElement('audio')),
    emit,
    log,
  });
  // The loaded track belongs to the previous user.
  const stop = watchStore($isSignedIn, scope, (isSignedIn) => void player.allow?.(isSignedIn));
  return { ...player, dispose: joinStops(stop, player.dispose) };
};
