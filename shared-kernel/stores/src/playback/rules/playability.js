export function playabilityOf(track, rights) {
    if (!rights.providers.includes(track.provider))
        return 'not-configured';
    if (track.access === 'blocked')
        return 'blocked';
    if (track.provider === 'spotify' && !rights.hasSpotifyPremium) {
        if (rights.role === 'unknown')
            return 'undecided';
        return rights.role === 'visitor' ? 'needs-sign-in' : 'needs-premium';
    }
    return track.access === 'preview' ? 'preview' : 'playable';
}
/** Whether the track can be started, in full or as a preview. */
export function isPlayable(playability) {
    return playability === 'playable' || playability === 'preview';
}
