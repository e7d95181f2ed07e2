export { ArtistLinks, safeUrl } from './artist-links';
export { filterTracks } from './matching';
export { TrackColumn, TrackList } from './track-list';
export { MenuButton, useTrackMenu } from './track-menu';
export { TrackBadges, TrackRow } from './track-row';
