// The text form of the player's state, for session storage and for other tabs. Parsing never trusts its input.
import { parseTrack, QUEUE_MAX_ENTRIES, trackKey, } from '@segue/contract';
import { EMPTY_QUEUE } from './rules/queue';
/** The property names are part of the specification. */
export function serialise({ queue, panels }) {
    return JSON.stringify({
        queue: queue.tracks,
        currentTrackIndex: queue.index,
        showQueueManager: panels.isQueueOpen,
        isPlaybackExpanded: panels.isPlayerExpanded,
    });
}
/** Invalid parts are left out and named in `problems`; nothing throws. */
export function parseSavedState(text) {
    const problems = [];
    const saved = readObject(text, problems);
    const entries = Array.isArray(saved.queue) ? saved.queue.slice(0, QUEUE_MAX_ENTRIES) : [];
    if (saved.queue !== undefined && !Array.isArray(saved.queue))
        problems.push('The saved queue is not a list');
    const queue = readQueue(entries, saved.currentTrackIndex, problems);
    const panels = {
        isQueueOpen: saved.showQueueManager === true,
        isPlayerExpanded: saved.isPlaybackExpanded !== false,
    };
    return { value: { queue, panels }, problems };
}
function readObject(text, problems) {
    try {
        const value = JSON.parse(text);
        if (typeof value === 'object' && value !== null && !Array.isArray(value))
            return value;
    }
    catch {
        // Reported below, like any other text that is not a saved state.
    }
    problems.push('The saved player state is unreadable');
    return {};
}
function readQueue(entries, savedIndex, problems) {
    const tracks = [];
    const indexByKey = new Map();
    let index = null;
    entries.forEach((entry, at) => {
        const track = parseTrack(entry);
        if (!track) {
            problems.push(`Saved queue entry ${at} is not a track`);
            return;
        }
        const key = trackKey(track);
        const known = indexByKey.get(key) ?? tracks.length;
        if (!indexByKey.has(key))
            tracks.push(withSafeLinks(track));
        indexByKey.set(key, known);
        if (at === savedIndex)
            index = known;
    });
    if (index === null && savedIndex !== null && savedIndex !== undefined) {
        problems.push(`Invalid current track index ${JSON.stringify(savedIndex)}`);
    }
    return tracks.length > 0 ? { tracks, index } : EMPTY_QUEUE;
}
/** Keeps only links that a provider's data could have: anybody can write to the storage of this browser. */
function withSafeLinks({ uri, imageUrl, artistInfo, uploader, ...track }) {
    return {
        ...track,
        artistInfo: artistInfo.map(withSafeProfile),
        ...(uploader && { uploader: withSafeProfile(uploader) }),
        ...(isWebAddress(uri) || isSpotifyUri(uri) ? { uri } : {}),
        ...(isWebAddress(imageUrl) || isOwnPath(imageUrl) ? { imageUrl } : {}),
    };
}
function withSafeProfile({ profileUrl, ...artist }) {
    return isWebAddress(profileUrl) ? { ...artist, profileUrl } : artist;
}
function isWebAddress(link) {
    return link !== undefined && /^https?:\/\/[^/\s]/i.test(link) && URL.canParse(link);
}
function isSpotifyUri(link) {
    return link !== undefined && /^spotify:track:[A-Za-z0-9]+$/.test(link);
}
function isOwnPath(link) {
    return link !== undefined && /^\/(?![/\\])/.test(link);
}
