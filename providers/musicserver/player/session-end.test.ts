/** @jest-environment jest-fixed-jsdom */
import { send } from '@segue/kernel/bus';
import { aSession, settled, someTracks } from '@segue/kernel/testing';
import { createPlayerContext } from '@segue/shell/player.fixture';
import type { PlayerEvent } from '@segue/shell/port/provider-player';
import { makeMusicServerPlayer } from './make-player';

it('the end of the session stops the sound and closes its connection [MUSIC-46]', async () => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  const { api, scope, stop } = createPlayerContext({ session: aSession() });
  const events: PlayerEvent[] = [];
  const player = makeMusicServerPlayer(
    { name: 'Attic' },
    {
      ...{ scope, apiBase: '', log: jest.fn(), fetchToken: jest.fn(), permitVendor: jest.fn() },
      emit: (event) => events.push(event),
    },
  );
  const [track] = someTracks('musicserver', 1) as [ReturnType<typeof someTracks>[number]];
  await player.load({ track, position: 0, generation: 1 });
  const sources = () => [...document.querySelectorAll('audio')].filter((audio) => audio.hasAttribute('src'));
  expect(sources()).toHaveLength(1);
  api.handle({ logout: () => ({ success: true }) });
  send('session/logout');
  await settled(scope);
  expect([sources().length, events]).toEqual([0, [{ kind: 'lost', generation: 1 }]]);
  player.dispose();
  stop();
  expect(document.querySelectorAll('audio')).toHaveLength(0);
});
