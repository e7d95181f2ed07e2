// One line per route of the contract, for the reader of the OpenAPI document. Here and not with the routes, because
// those are part of every first load.
import type { RouteName } from '@segue/contract';

export const summaries: Readonly<Record<RouteName, string>> = {
  checkAuth: 'Who is signed in',
  registerUser: 'Create an account and sign in',
  signIn: 'Sign in with e-mail and password',
  setupAccount: 'Give an account made by a provider its e-mail and password',
  logout: 'End the session',
  providerToken: "The owner's Spotify access token, for playback in the browser",
  saveVolume: 'Keep the volume with the account',
  getProfile: 'E-mail and dates of the account',
  updateProfile: 'Change the e-mail, or the password',
  getConnections: 'Which providers are connected',
  disconnect: 'Disconnect a provider and forget its tokens',
  search: 'One page of tracks of one provider',
  addFavorite: 'Add a track to the favourites',
  removeFavorite: 'Remove a track from the favourites',
  listFavorites: 'All favourites by provider',
  listPlaylists: 'All playlists, oldest first',
  listPlaylistTracks: 'The tracks of one playlist by provider',
  createPlaylist: 'Create a playlist; multipart form with name and optional playlistCover',
  deletePlaylist: 'Delete a playlist',
  addPlaylistTrack: 'Add a track to a playlist; adding it twice keeps one copy',
  movePlaylistTrack:
    "Move a track of a playlist before another one of its provider, or to that provider's end",
  getCover: 'The cover of a playlist as an image, for its owner only',
  removePlaylistTrack: 'Remove a track from a playlist',
};
