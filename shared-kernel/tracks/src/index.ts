export { ArtistLinks, safeUrl } from './artist-links';
export { FavoriteButton } from './favorite-button';
export { filterTracks } from './matching';
export { TrackColumn, TrackList } from './track-list';
export { MenuButton, openTrackMenu, useTrackMenu } from './track-menu';
export { TrackBadges, TrackRow } from './track-row';
