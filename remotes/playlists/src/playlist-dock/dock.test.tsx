import { errors } from '@segue/contract';
import { $notices } from '@segue/stores/ports';
import { answerRaw, aSession, aSpotifyTrack, refuse, renderRemote, settled } from '@segue/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { evening } from '../playlist.fixture';
import remote from '../remote';

const track = aSpotifyTrack({ id: 's9', title: 'Paper Lanterns' });
const TRANSFER = { dataTransfer: { dropEffect: 'none' } };

async function dropOn(name: string, api: object) {
  const shown = renderRemote(remote, 'PlaylistDock', {
    session: aSession(),
    api: { listPlaylists: () => ({ playlists: [evening] }), ...api },
    props: { track },
  });
  const target = await screen.findByText(name);
  expect(fireEvent.dragOver(target, TRANSFER)).toBe(false);
  fireEvent.drop(target, TRANSFER);
  await act(() => settled(shown.scope));
  const notices = () => shown.scope.getState($notices).map(({ text, action }) => [text, action?.message]);
  return { ...shown, notices };
}

test.each([
  ['that has it already', answerRaw(200, { success: true, isDuplicate: true }), 'Already in “Evening”.'],
  ['of the other service', refuse('otherProvider'), errors.otherProvider.message],
  ['that cannot be reached', refuse('unexpected'), "The track couldn't be added. Try again."],
])('a drop onto a playlist %s says so', async (_, answer, text) => {
  const { notices } = await dropOn('Evening', { addPlaylistTrack: () => answer });
  expect(notices()).toEqual([[text, undefined]]);
});

test('a drop onto "New playlist" creates one with the title of the track', async () => {
  const { api, notices } = await dropOn('New playlist', {
    createPlaylist: () => ({ playlist: { ...evening, playlistId: 8, name: track.title } }),
    addPlaylistTrack: () => answerRaw(201, { success: true }),
  });
  expect(api.requestsTo('addPlaylistTrack')[0]?.body).toMatchObject({ playlistId: 8, trackId: 's9' });
  expect(notices()).toEqual([['Created “Paper Lanterns”.', 'playlist/undo']]);
});
