// Makes the music server's player. Its sound comes through the API, with the session of the user.
import { requestFailed } from '@segue/api-client';
import { scopeBind } from 'effector';
import type { MakePlayer } from '../provider-player';
import { createMusicServerPlayer } from './musicserver-player';

export const makeMusicServerPlayer: MakePlayer<'musicserver'> = (_, { scope, apiBase, emit, log }) =>
  createMusicServerPlayer({
    apiBase,
    requestFailed: scopeBind(requestFailed, { scope }),
    createAudio: () => document.body.appendChild(document.createElement('audio')),
    emit,
    log,
  });
