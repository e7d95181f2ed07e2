import { connectionEndText } from './connection-end';
const now = Date.parse('2026-11-22T12:00:00.000Z');
const DAY_MS = 86_400_000;
const connected = (more) => ({
    spotify: {
        connected: true,
        displayName: null,
        lastConnected: null,
        endsAt: null,
        hasEnded: false,
        premiumAccount: true,
        ...more,
    },
    soundcloud: { connected: true, displayName: null, lastConnected: null, endsAt: null, hasEnded: false },
});
const endsIn = (ms) => connected({ endsAt: new Date(now + ms).toISOString() });
const ENDED = 'Your Spotify connection has ended. Reconnect to keep listening.';
test.each([
    [
        'in two weeks',
        endsIn(14 * DAY_MS),
        'Your Spotify connection ends on December 6. Reconnect to keep listening.',
    ],
    ['a second earlier', endsIn(14 * DAY_MS + 1000), null],
    ['never', connected({}), null],
    ['at a time that cannot be read', connected({ endsAt: 'soon' }), null],
    ['now', endsIn(0), ENDED],
    ['before a refresh has noticed it', endsIn(-DAY_MS), ENDED],
    ['because the provider refused its token', connected({ connected: false, hasEnded: true }), ENDED],
    ['while the connections are not loaded', null, null],
])('a connection that ends %s', (_, connections, sentence) => {
    expect(connectionEndText('spotify', connections, now)).toBe(sentence);
});
test('a SoundCloud connection has no end and gets no warning', () => {
    expect(connectionEndText('soundcloud', endsIn(DAY_MS), now)).toBeNull();
});
