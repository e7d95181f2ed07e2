// The remotes of this repository, by folder.
export const REMOTES = ['search', 'library', 'playlists', 'settings', 'legal'];
