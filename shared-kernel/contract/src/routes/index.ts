// All routes of the API by name.
import {
  connectWithPassword,
  disconnect,
  getConnections,
  getProfile,
  saveAppearance,
  saveVolume,
  updateProfile,
} from './account';
import { deleteAccount, endOtherSessions, endSession, exportData, listSessions } from './account-data';
import { checkAuth, logout, providerToken, registerUser, setupAccount, signIn } from './auth';
import { findArtist, getArtist, getCollection, getRelated, searchCatalogue } from './catalogue';
import { addFavorite, listFavorites, removeFavorite } from './favorites';
import { openLink } from './links';
import { getLyrics } from './lyrics';
import { getTrackCover, getTrackSound } from './media';
import {
  addPlaylistTrack,
  addPlaylistTracks,
  createPlaylist,
  deletePlaylist,
  editPlaylist,
  getCover,
  listPlaylists,
  listPlaylistTracks,
  movePlaylistTrack,
  removePlaylistTrack,
  restorePlaylist,
} from './playlists';
import { search } from './search';
import { getSharedCover, openShared, sharePlaylist, shareQueue, stopSharing } from './sharing';

export const routes = {
  checkAuth,
  registerUser,
  signIn,
  setupAccount,
  logout,
  providerToken,
  saveVolume,
  saveAppearance,
  search,
  openLink,
  getArtist,
  findArtist,
  searchCatalogue,
  getRelated,
  getCollection,
  getLyrics,
  addFavorite,
  removeFavorite,
  listFavorites,
  listPlaylists,
  listPlaylistTracks,
  createPlaylist,
  editPlaylist,
  deletePlaylist,
  restorePlaylist,
  addPlaylistTrack,
  addPlaylistTracks,
  movePlaylistTrack,
  removePlaylistTrack,
  getCover,
  sharePlaylist,
  stopSharing,
  shareQueue,
  openShared,
  getSharedCover,
  getProfile,
  updateProfile,
  getConnections,
  connectWithPassword,
  disconnect,
  getTrackSound,
  getTrackCover,
  listSessions,
  endSession,
  endOtherSessions,
  exportData,
  deleteAccount,
} as const;

export type RouteName = keyof typeof routes;
