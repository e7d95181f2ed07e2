// Pure functions over the two lists of favorites, newest first.
import { trackKey } from '@segue/contract';
export const LIST_OF = {
    spotify: 'spotifyFavoriteTracks',
    soundcloud: 'soundcloudFavoriteTracks',
};
/** The lists after a change. */
export function afterChange(favorites, { track, add, at }) {
    return add ? withTrack(favorites, track, at) : withoutTrack(favorites, track);
}
/** The lists with the former copy of a track, or without the track. */
export function withoutChange(favorites, track, former) {
    const others = withoutTrack(favorites, track);
    return former ? withFormer(others, former) : others;
}
/** The listed copy of a track, or null. */
export function listed(favorites, track) {
    const key = trackKey(track);
    return favorites[LIST_OF[track.provider]].find((other) => trackKey(other) === key) ?? null;
}
/** The lists with this track as the newest favorite of its provider. */
function withTrack(favorites, track, at) {
    const others = withoutTrack(favorites, track)[LIST_OF[track.provider]];
    const newest = { ...track, isFavorited: true, favoritedAt: at };
    return { ...favorites, [LIST_OF[track.provider]]: [newest, ...others] };
}
/** The lists without this track; the other provider's list is left alone. */
function withoutTrack(favorites, track) {
    const list = LIST_OF[track.provider];
    const key = trackKey(track);
    return { ...favorites, [list]: favorites[list].filter((other) => trackKey(other) !== key) };
}
/** The lists with a removed track restored at the position of its timestamp. */
function withFormer(favorites, former) {
    const list = LIST_OF[former.provider];
    const tracks = favorites[list];
    const older = tracks.findIndex(({ favoritedAt = '' }) => favoritedAt < (former.favoritedAt ?? ''));
    const place = older < 0 ? tracks.length : older;
    return { ...favorites, [list]: tracks.toSpliced(place, 0, former) };
}
