export { ArtistLinks, safeUrl } from './artist-links';
export { FavoriteButton } from './favorite-button';
export { filterTracks } from './matching';
export { useRovingRows } from './roving-rows';
export { TrackColumn, TrackList } from './track-list';
export { readDraggedTrack } from './track-drag';
export { MenuButton, useTrackMenu } from './track-menu';
export { TrackRow } from './track-row';
