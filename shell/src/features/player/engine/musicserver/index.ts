// Makes the music server's player. Its sound comes through the API, with the session of the user.
import { requestFailed, sessionEnded } from '@segue/api-client';
import { createWatch, scopeBind } from 'effector';
import type { MakePlayer } from '../provider-player';
import { createMusicServerPlayer } from './musicserver-player';

export const makeMusicServerPlayer: MakePlayer<'musicserver'> = (_, { scope, apiBase, emit, log }) => {
  const player = createMusicServerPlayer({
    apiBase,
    requestFailed: scopeBind(requestFailed, { scope }),
    createAudio: () => document.body.appendChild(document.createElement('audio')),
    emit,
    log,
  });
  // What was loaded belongs to the user who is gone.
  const stop = createWatch({ unit: sessionEnded, scope, fn: () => void player.allow?.(false) });
  return {
    ...player,
    dispose() {
      stop();
      player.dispose();
    },
  };
};
