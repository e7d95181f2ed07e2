export { ArtistLinks, safeUrl } from './artist-links';
export { useChoosing } from './choosing';
export { FavoriteButton } from './row-buttons';
export { inTurn } from './in-turn';
export { filterTracks } from './matching';
export { useRovingRows } from './roving-rows';
export { preloadLongRows, TrackColumn, TrackColumns, TrackList } from './track-list';
export { MenuButton, useTrackMenu } from './track-menu';
export { rowContainer, TrackRow, type TrackRowProps } from './track-row';
