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
    key: 'visitorSearch',
    area: 'session',
    purpose: 'your search, to show it again after you sign in.',
  },
  {
    key: 'sleepTimer',
    area: 'session',
    purpose: 'when the music shall stop by itself, once you set it, until it has stopped.',
  },
  {
    key: 'queue',
    area: 'local',
    purpose:
      'your last queues, at most twenty, to pick one up again, each under a number of its own; until you remove them or log out.',
  },
  {
    key: 'queuePlace',
    area: 'local',
    purpose: 'when you left each of these queues, and the track and the second it stood at.',
  },
  {
    key: 'recentlyPlayed',
    area: 'local',
    purpose: 'the last twelve tracks you played, until you clear the list or log out.',
  },
  {
    key: 'otherVersions',
    area: 'local',
    purpose: 'which track of the other service you hear instead of a song, until you log out.',
  },
  {
    key: 'loudness',
    area: 'local',
    purpose: 'by how much each service plays quieter on this device, once you chose it.',
  },
  { key: 'skipPreviews', area: 'local', purpose: 'whether previews are skipped, once you chose it.' },
  { key: 'recentSearches', area: 'local', purpose: 'your last five searches.' },
  {
    key: 'eachSongOnce',
    area: 'local',
    purpose: 'whether a song that both services have is shown once, once you chose it.',
  },
  { key: 'favoritesSort', area: 'local', purpose: 'how you sort your favorites, once you chose it.' },
  {
    key: 'connectionsChecked',
    area: 'local',
    purpose: 'the day on which your connections were last checked, until you log out.',
  },
  { key: 'playlistsSort', area: 'local', purpose: 'how you sort your playlists, once you chose it.' },
];
