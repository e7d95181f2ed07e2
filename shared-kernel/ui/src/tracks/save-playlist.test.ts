import { aPlaylist, someTracks } from '@segue/kernel/testing';
import { saveAsPlaylist, savedText } from './save-playlist';

const playlist = aPlaylist({ playlistId: 9, name: 'Night drive' });
const tracks = someTracks('soundcloud', 230);

function requests(failure?: object) {
  const parts: string[][] = [];
  let open = 0;
  return {
    parts,
    create: jest.fn(async ({ form }: { form: FormData }) => ({
      playlist: { ...playlist, name: String(form.get('name')) },
    })),
    add: async ({ body }: { body: { playlistId: number; tracks: { trackId: string }[] } }) => {
      expect([body.playlistId, (open += 1)]).toEqual([9, 1]);
      parts.push(body.tracks.map(({ trackId }) => trackId));
      await Promise.resolve();
      open -= 1;
      if (failure && parts.length === 2) throw failure;
      return { results: body.tracks.map((_, at) => (at === 0 ? 'notFound' : 'added')) };
    },
  };
}

test('saving a list: parts of 100 are added one after the other, in the order of the list', async () => {
  const sent = requests();
  const saved = await saveAsPlaylist({ name: 'Night drive', tracks }, sent);
  expect(sent.parts.map((part) => part.length)).toEqual([100, 100, 30]);
  expect(sent.parts.flat()).toEqual(tracks.map(({ id }) => id));
  expect(savedText(saved)).toBe('Saved “Night drive”. 3 of 230 tracks couldn’t be added.');
});

test('saving a list: a failed part is counted as missed, and the next one is added', async () => {
  const sent = requests({ kind: 'unreachable' });
  const saved = await saveAsPlaylist({ name: 'Night drive', tracks }, sent);
  expect(sent.parts).toHaveLength(3);
  expect(saved).toMatchObject({ count: 230, missed: 102 });
});

test('saving a list: the end of the session ends it', async () => {
  const sent = requests({ kind: 'aborted' });
  await expect(saveAsPlaylist({ name: 'Night drive', tracks }, sent)).rejects.toEqual({ kind: 'aborted' });
  expect(sent.parts).toHaveLength(2);
});

test('saving a list: a playlist that cannot be created adds nothing', async () => {
  const sent = requests();
  sent.create.mockRejectedValue({ kind: 'unreachable' });
  await expect(saveAsPlaylist({ name: 'Night drive', tracks }, sent)).rejects.toMatchObject({});
  expect(sent.parts).toEqual([]);
});

test('saving a list: the text of a complete one names the playlist alone', () => {
  expect(savedText({ playlist, count: 2, missed: 0 })).toBe('Saved “Night drive”.');
});
