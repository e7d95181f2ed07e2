// What Segue stores in the browser, for the privacy policy. An end-to-end test compares it with the real storage.
type StoredItem = { key: string; area: 'local' | 'session'; purpose: string };

export const BROWSER_STORAGE: readonly StoredItem[] = [
  {
    key: 'playbackState',
    area: 'session',
    purpose: 'your queue, the current track and which panels are open, until you close the tab.',
  },
  {
    key: 'screens',
    area: 'session',
    purpose: 'the list of Segue’s screens, for the menu when the list cannot be read.',
  },
  {
    key: 'unsavedFavorites',
    area: 'session',
    purpose: 'hearts you pressed that are not saved yet, until they are or you log out.',
  },
  {
    key: 'visitorSearch',
    area: 'session',
    purpose: 'your search, to show it again after you sign in.',
  },
  { key: 'lastQueue', area: 'local', purpose: 'your last queue, to pick it up on your next visit.' },
  { key: 'lastPlace', area: 'local', purpose: 'the track and the position you stopped at.' },
  {
    key: 'recentlyPlayed',
    area: 'local',
    purpose: 'the last twelve tracks you played, until you clear the list or log out.',
  },
  { key: 'recentSearches', area: 'local', purpose: 'your last five searches.' },
  { key: 'favoritesSort', area: 'local', purpose: 'how you sort your favorites, once you chose it.' },
  {
    key: 'connectionsChecked',
    area: 'local',
    purpose: 'the day on which your connections were last checked, until you log out.',
  },
  { key: 'playlistsSort', area: 'local', purpose: 'how you sort your playlists, once you chose it.' },
];
