import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';
import { scopeBind } from 'effector';

const every = { concurrency: 'every' } as const;

const addTrackFx = createRequestFx(routes.addPlaylistTrack, every);
const moveTrackFx = createRequestFx(routes.movePlaylistTrack, every);
const removeTrackFx = createRequestFx(routes.removePlaylistTrack, every);
const editFx = createRequestFx(routes.editPlaylist, every);
const removeFx = createRequestFx(routes.deletePlaylist, every);
const restoreFx = createRequestFx(routes.restorePlaylist, every);
const readPlaylistsFx = createRequestFx(routes.listPlaylists, every);
const readTracksFx = createRequestFx(routes.listPlaylistTracks, every);

/** The requests of an undo. Call it inside an effect: code that is downloaded later has no scope of its own. */
export const bindRequests = () => ({
  addTrack: scopeBind(addTrackFx, { safe: true }),
  moveTrack: scopeBind(moveTrackFx, { safe: true }),
  removeTrack: scopeBind(removeTrackFx, { safe: true }),
  edit: scopeBind(editFx, { safe: true }),
  remove: scopeBind(removeFx, { safe: true }),
  restore: scopeBind(restoreFx, { safe: true }),
  readPlaylists: scopeBind(readPlaylistsFx, { safe: true }),
  readTracks: scopeBind(readTracksFx, { safe: true }),
});
export type Requests = ReturnType<typeof bindRequests>;
