// The data model as server and browser parse it.
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
const isRead = (changes: object) => trackSchema.safeParse({ ...track, ...changes }).success;

it('a track has id, title, cover and page [DATA-01] [DATA-03] [DATA-05]', () => {
  expect(trackSchema.parse(track)).toEqual(track);
  expect([{ id: undefined }, { title: undefined }].filter(isRead)).toEqual([]);
});

it.each([
  ['artists that are a list [DATA-02]', { artistInfo: 'Late Ferry' }, { artistInfo: [] }],
  ['a known provider [DATA-04]', { provider: 'deezer' }, { provider: 'spotify' }],
  ['a boolean isFavorited [DATA-07]', { isFavorited: 'yes' }, { isFavorited: false }],
])('a track has %s', (_, wrong, right) => {
  expect([isRead(wrong), isRead(right)]).toEqual([false, true]);
});

it('a search page has queryData and hasMore [DATA-14]', () => {
  const page = { queryData: [track], hasMore: true };
  expect(searchPageSchema.parse(page)).toMatchObject(page);
  expect(searchPageSchema.safeParse({ queryData: [track] }).success).toBe(false);
});

it('a playlist has a numeric id, a name and its creation time [DATA-18] [DATA-19]', () => {
  const playlist = { playlistId: 7, name: 'Evening', createdAt: '2026-03-01T12:00:00.000Z' };
  expect(playlistSchema.parse(playlist)).toMatchObject(playlist);
  for (const wrong of [{ playlistId: '7' }, { name: undefined }, { createdAt: undefined }])
    expect(playlistSchema.safeParse({ ...playlist, ...wrong }).success).toBe(false);
});

it('credentials are email and password, without the confirmation [DATA-24]', () => {
  const typed = { email: 'pat@example.com', password: 'Harbour2025', confirmPassword: 'Harbour2025' };
  expect(Object.keys(credentialsSchema.parse(typed)).sort()).toEqual(['email', 'password']);
});
