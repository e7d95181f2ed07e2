// The data model as both ends read it.
import { credentialsSchema } from '../routes/auth';
import { playlistSchema, searchPageSchema } from './playlist';
import { trackSchema } from './track';

const track = {
  id: 'soundcloud:tracks:293',
  title: 'Midnight Harbour',
  artistInfo: [{ id: 'soundcloud:users:1', name: 'Late Ferry', profileUrl: 'https://soundcloud.com/late' }],
  imageUrl: 'https://i1.sndcdn.com/artworks-1-t500x500.jpg',
  provider: 'soundcloud',
  uri: 'https://soundcloud.com/late/midnight',
  duration: 61_000,
  isFavorited: true,
  favoritedAt: '2026-03-01T12:00:00.000Z',
};
const without = (field: string) =>
  Object.fromEntries(Object.entries(track).filter(([name]) => name !== field));
const isRead = (value: unknown) => trackSchema.safeParse(value).success;

describe('a track', () => {
  it('[DATA-01] has id and title', () => {
    expect(trackSchema.parse(track)).toMatchObject({ id: track.id, title: track.title });
    expect([isRead(without('id')), isRead(without('title'))]).toEqual([false, false]);
  });
  it('[DATA-02] names its artists as a list of id, name and profileUrl', () => {
    expect(trackSchema.parse(track).artistInfo).toEqual(track.artistInfo);
    expect(isRead({ ...track, artistInfo: 'Late Ferry' })).toBe(false);
  });
  it('[DATA-03] has the address of its cover', () => {
    expect(trackSchema.parse(track).imageUrl).toBe(track.imageUrl);
  });
  it('[DATA-04] is of spotify or soundcloud and of nothing else', () => {
    expect(['spotify', 'soundcloud', 'deezer'].map((provider) => isRead({ ...track, provider }))).toEqual([
      true,
      true,
      false,
    ]);
  });
  it('[DATA-05] has the link to its provider', () => {
    expect(trackSchema.parse(track).uri).toBe(track.uri);
  });
  it('[DATA-07] says with a boolean whether it is a favourite', () => {
    expect([isRead({ ...track, isFavorited: false }), isRead({ ...track, isFavorited: 'yes' })]).toEqual([
      true,
      false,
    ]);
  });
});

it('[DATA-14] the result set of a provider is queryData and hasMore', () => {
  const page = { queryData: [track], hasMore: true };
  expect(searchPageSchema.parse(page)).toMatchObject(page);
  expect(searchPageSchema.safeParse({ queryData: [track] }).success).toBe(false);
});

describe('a playlist', () => {
  const playlist = { playlistId: 7, name: 'Evening', createdAt: '2026-03-01T12:00:00.000Z' };

  it('[DATA-18] is known by a number', () => {
    expect(playlistSchema.parse(playlist).playlistId).toBe(7);
    expect(playlistSchema.safeParse({ ...playlist, playlistId: '7' }).success).toBe(false);
  });
  it('[DATA-19] has a name and the time it was made', () => {
    expect(playlistSchema.parse(playlist)).toMatchObject({
      name: 'Evening',
      createdAt: '2026-03-01T12:00:00.000Z',
    });
    for (const field of ['name', 'createdAt']) {
      const { [field]: _, ...rest } = playlist as Record<string, unknown>;
      expect(playlistSchema.safeParse(rest).success).toBe(false);
    }
  });
});

it('[DATA-24] credentials are an e-mail and a password, and nothing to confirm it', () => {
  const typed = { email: 'pat@example.com', password: 'Harbour2025', confirmPassword: 'Harbour2025' };
  expect(Object.keys(credentialsSchema.parse(typed)).sort()).toEqual(['email', 'password']);
});
