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
const without = (field) => Object.fromEntries(Object.entries(track).filter(([name]) => name !== field));
const isRead = (value) => trackSchema.safeParse(value).success;
describe('a track', () => {
    it('has id and title [DATA-01]', () => {
        expect(trackSchema.parse(track)).toMatchObject({ id: track.id, title: track.title });
        expect([isRead(without('id')), isRead(without('title'))]).toEqual([false, false]);
    });
    it('names its artists as a list of id, name and profileUrl [DATA-02]', () => {
        expect(trackSchema.parse(track).artistInfo).toEqual(track.artistInfo);
        expect(isRead({ ...track, artistInfo: 'Late Ferry' })).toBe(false);
    });
    it('has the URL of its cover [DATA-03]', () => {
        expect(trackSchema.parse(track).imageUrl).toBe(track.imageUrl);
    });
    it('belongs to spotify or soundcloud only [DATA-04]', () => {
        expect(['spotify', 'soundcloud', 'deezer'].map((provider) => isRead({ ...track, provider }))).toEqual([
            true,
            true,
            false,
        ]);
    });
    it('has the URL of its page at the provider [DATA-05]', () => {
        expect(trackSchema.parse(track).uri).toBe(track.uri);
    });
    it('has a boolean isFavorited [DATA-07]', () => {
        expect([isRead({ ...track, isFavorited: false }), isRead({ ...track, isFavorited: 'yes' })]).toEqual([
            true,
            false,
        ]);
    });
});
it('a search page has queryData and hasMore [DATA-14]', () => {
    const page = { queryData: [track], hasMore: true };
    expect(searchPageSchema.parse(page)).toMatchObject(page);
    expect(searchPageSchema.safeParse({ queryData: [track] }).success).toBe(false);
});
describe('a playlist', () => {
    const playlist = { playlistId: 7, name: 'Evening', createdAt: '2026-03-01T12:00:00.000Z' };
    it('has a numeric id [DATA-18]', () => {
        expect(playlistSchema.parse(playlist).playlistId).toBe(7);
        expect(playlistSchema.safeParse({ ...playlist, playlistId: '7' }).success).toBe(false);
    });
    it('has a name and its creation time [DATA-19]', () => {
        expect(playlistSchema.parse(playlist)).toMatchObject({
            name: 'Evening',
            createdAt: '2026-03-01T12:00:00.000Z',
        });
        for (const field of ['name', 'createdAt']) {
            const { [field]: _, ...rest } = playlist;
            expect(playlistSchema.safeParse(rest).success).toBe(false);
        }
    });
});
it('credentials are email and password, without the confirmation [DATA-24]', () => {
    const typed = { email: 'pat@example.com', password: 'Harbour2025', confirmPassword: 'Harbour2025' };
    expect(Object.keys(credentialsSchema.parse(typed)).sort()).toEqual(['email', 'password']);
});
