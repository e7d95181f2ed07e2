// Next and Previous pass over what the user may not play.
import { PROVIDERS } from '@segue/contract';
import { aSoundcloudTrack, aSpotifyTrack } from '@segue/testing';
import { INITIAL_PLAYBACK } from './playback-state';
import { goToNext, goToPrevious } from './playback-transitions';
const VISITOR = { role: 'visitor', hasSpotifyPremium: false, providers: PROVIDERS };
const FREE = { role: 'member', hasSpotifyPremium: false, providers: PROVIDERS };
const PREMIUM = { role: 'member', hasSpotifyPremium: true, providers: PROVIDERS };
const UNKNOWN = { role: 'unknown', hasSpotifyPremium: false, providers: PROVIDERS };
const SOUNDCLOUD_ONLY = { ...PREMIUM, providers: ['soundcloud'] };
const SIGN_IN = 'Skipping Spotify tracks. Sign in with Premium to hear them.';
const CHOSEN = 'Sign in with a Spotify Premium account to play this track.';
/** A queue of SoundCloud (c), Spotify (s) and blocked (x) tracks, with its entry at `index` playing. */
function queueOf(kinds, index, repeat = 'off') {
    const tracks = [...kinds].map((kind, at) => {
        if (kind === 's')
            return aSpotifyTrack({ id: `s${at}` });
        return aSoundcloudTrack({ id: `c${at}`, ...(kind === 'x' ? { access: 'blocked' } : {}) });
    });
    return {
        ...INITIAL_PLAYBACK,
        queue: { tracks, index },
        current: tracks[index] ?? null,
        shouldPlay: true,
        isLoaded: true,
        repeat,
    };
}
test.each([
    ['a playable entry follows', 'ccc', 0, VISITOR, 'off', 1, undefined],
    ['Spotify entries follow for a visitor', 'cssc', 0, VISITOR, 'off', 3, SIGN_IN],
    [
        'Spotify entries follow without Premium',
        'csc',
        0,
        FREE,
        'off',
        2,
        'Skipping Spotify tracks. Playing them needs Spotify Premium.',
    ],
    ['Spotify entries follow with Premium', 'csc', 0, PREMIUM, 'off', 1, undefined],
    ['a blocked entry follows', 'cxc', 0, PREMIUM, 'off', 2, "Skipping tracks that can't be played here."],
    [
        'entries of a provider follow that is not configured',
        'csc',
        0,
        SOUNDCLOUD_ONLY,
        'off',
        2,
        "Skipping tracks that can't be played here.",
    ],
    [
        'only such entries follow',
        'cs',
        0,
        SOUNDCLOUD_ONLY,
        'off',
        1,
        "Spotify isn't set up here, so this track can't be played.",
    ],
    ['nothing after it is playable', 'css', 0, VISITOR, 'off', 1, CHOSEN],
    ['the queue repeats', 'ccs', 1, VISITOR, 'all', 0, SIGN_IN],
    ['only the current entry is playable and the queue repeats', 'cs', 0, VISITOR, 'all', 0, SIGN_IN],
    ['the session is still loading', 'csc', 0, UNKNOWN, 'off', 1, undefined],
])('Next when %s', (_, kinds, from, rights, repeat, index, text) => {
    const { state, effects } = goToNext(queueOf(kinds, from, repeat), rights);
    expect(state.queue.index).toBe(index);
    expect(effects.notice?.text).toBe(text);
});
test.each([
    ['a playable entry precedes', 'ccc', 2, 1, undefined],
    ['Spotify entries precede', 'cssc', 3, 0, SIGN_IN],
    ['nothing before it is playable', 'ssc', 2, 1, CHOSEN],
])('Previous when %s', (_, kinds, from, index, text) => {
    const { state, effects } = goToPrevious(queueOf(kinds, from), VISITOR);
    expect(state.queue.index).toBe(index);
    expect(effects.notice?.text).toBe(text);
});
test('Next on the last entry does nothing [PLAY-12]', () => {
    const state = queueOf('cc', 1);
    expect(goToNext(state, VISITOR)).toEqual({ state, effects: {} });
});
test('skipping is explained once', () => {
    const first = goToNext(queueOf('cscsc', 0), VISITOR);
    const second = goToNext(first.state, VISITOR);
    expect(first.effects.notice?.text).toBe(SIGN_IN);
    expect(second.state.queue.index).toBe(4);
    expect(second.effects.notice).toBeUndefined();
});
