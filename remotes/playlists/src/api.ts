import { createRequestFx } from '@segue/kernel/request';
import { routes } from '@segue/contract';

const latest = { concurrency: 'latest' } as const;
const first = { concurrency: 'first' } as const;
const every = { concurrency: 'every' } as const;

export const listPlaylistsFx = createRequestFx(routes.listPlaylists, latest);
export const createPlaylistFx = createRequestFx(routes.createPlaylist, first);
export const editPlaylistFx = createRequestFx(routes.editPlaylist, first);
export const deletePlaylistFx = createRequestFx(routes.deletePlaylist, first);
export const restorePlaylistFx = createRequestFx(routes.restorePlaylist, every);
export const sharePlaylistFx = createRequestFx(routes.sharePlaylist, latest);
export const stopSharingFx = createRequestFx(routes.stopSharing, first);

export const loadTracksFx = createRequestFx(routes.listPlaylistTracks, latest);
export const loadTracksToPlayFx = createRequestFx(routes.listPlaylistTracks, latest);
export const readTracksFx = createRequestFx(routes.listPlaylistTracks, every);
export const moveTrackFx = createRequestFx(routes.movePlaylistTrack, every);
export const removeTrackFx = createRequestFx(routes.removePlaylistTrack, every);

export const loadChoicesFx = createRequestFx(routes.listPlaylists, latest);
export const addTrackFx = createRequestFx(routes.addPlaylistTrack, every);

export const findPlaylistsFx = createRequestFx(routes.listPlaylists, every);
export const createFromListFx = createRequestFx(routes.createPlaylist, every);
export const addTracksFx = createRequestFx(routes.addPlaylistTracks, every);
export const addFavoritesFx = createRequestFx(routes.addFavorites, every);
export const searchFx = createRequestFx(routes.search, every);
export const matchLinkFx = createRequestFx(routes.openLink, every);

// The content of a link is not specific to a user.
export const openSharedFx = createRequestFx(routes.openShared, { ...latest, outlivesSession: true });
export const openLinkFx = createRequestFx(routes.openLink, { ...latest, outlivesSession: true });
