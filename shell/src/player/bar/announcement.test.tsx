import type { Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { someTracks } from '@segue/kernel/testing';
import { act } from '@testing-library/react';
import { allSettled } from 'effector';
import { trackEnded } from '../model/playback-ports';
import { $playback } from '../model/model';
import { renderWithPlayer } from '../player.fixture';
import { TrackAnnouncement } from './announcement';

const [a, b, c] = someTracks('soundcloud', 3) as [Track, Track, Track];

test('an automatically started track is announced; one the user starts is not', async () => {
  const { scope, container } = renderWithPlayer(<TrackAnnouncement />);
  const live = container.querySelector('[aria-live="polite"]')!;
  act(() => [a, b, c].forEach((track) => send('queue/add', { track })));
  act(() => send('playback/toggle'));
  expect(live).toHaveTextContent(/^$/);
  const { generation } = scope.getState($playback);
  await act(() => allSettled(trackEnded, { scope, params: { generation } }));
  expect(live).toHaveTextContent(`Now playing: ${b.title} by ${b.artistInfo[0]!.name}, SoundCloud`);
  act(() => send('playback/next'));
  expect(live).toHaveTextContent(/^$/);
});
