export { ArtistLinks, safeUrl } from './artist-links';
export { FavoriteButton } from './favorite-button';
export { filterTracks } from './matching';
export { TrackColumn } from './track-list';
export { TrackBadges, TrackRow } from './track-row';
