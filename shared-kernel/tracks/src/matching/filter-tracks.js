/** The tracks whose title or artists contain the trimmed text; case and accents do not matter. */
export function filterTracks(tracks, text) {
    const pattern = normalize(text.trim());
    if (pattern === '')
        return tracks;
    return tracks.filter((track) => searchTextOf(track).includes(pattern));
}
// Every typed character searches every track, so the searchable text of a track is computed once.
const searchTexts = new WeakMap();
/** Normalized title and artists, separated by a character that cannot be typed. */
function searchTextOf(track) {
    let text = searchTexts.get(track);
    if (text === undefined) {
        text = normalize([track.title, ...track.artistInfo.map(({ name }) => name)].join('\0'));
        searchTexts.set(track, text);
    }
    return text;
}
/** Lower case without accents. */
function normalize(text) {
    return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
