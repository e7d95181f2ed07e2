// All routes of the API by name.
import { disconnect, getConnections, getProfile, saveVolume, updateProfile } from './account';
import { deleteAccount, endOtherSessions, endSession, exportData, listSessions } from './account-data';
import { checkAuth, logout, providerToken, registerUser, setupAccount, signIn } from './auth';
import { addFavorite, listFavorites, removeFavorite } from './favorites';
import { addPlaylistTrack, createPlaylist, deletePlaylist, editPlaylist, getCover, listPlaylists, listPlaylistTracks, movePlaylistTrack, removePlaylistTrack, } from './playlists';
import { search } from './search';
export const routes = {
    checkAuth,
    registerUser,
    signIn,
    setupAccount,
    logout,
    providerToken,
    saveVolume,
    search,
    addFavorite,
    removeFavorite,
    listFavorites,
    listPlaylists,
    listPlaylistTracks,
    createPlaylist,
    editPlaylist,
    deletePlaylist,
    addPlaylistTrack,
    movePlaylistTrack,
    removePlaylistTrack,
    getCover,
    getProfile,
    updateProfile,
    getConnections,
    disconnect,
    listSessions,
    endSession,
    endOtherSessions,
    exportData,
    deleteAccount,
};
