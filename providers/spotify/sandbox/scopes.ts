/** The scopes of Spotify, with their texts on the consent page. */

export const SPOTIFY_SCOPES: Readonly<Record<string, string>> = {
  streaming: 'Play music in this browser',
  'user-read-email': 'See your e-mail address',
  'user-read-private': 'See your subscription and country',
  'user-modify-playback-state': 'Start, pause and skip on your devices',
  'user-read-playback-state': 'See what is playing and on which device',
  'user-read-currently-playing': 'See the song that is playing',
  'user-read-recently-played': 'See what you played lately',
  'user-read-playback-position': 'See where you stopped listening',
  'user-top-read': 'See your favourite artists',
  'user-library-read': 'See your saved songs',
  'user-library-modify': 'Change your saved songs',
  'user-follow-read': 'See whom you follow',
  'user-follow-modify': 'Change whom you follow',
  'playlist-read-private': 'See your private playlists',
  'playlist-read-collaborative': 'See playlists you share',
  'playlist-modify-public': 'Change your public playlists',
  'playlist-modify-private': 'Change your private playlists',
  'app-remote-control': 'Control the desktop application',
  'ugc-image-upload': 'Upload playlist covers',
};

/** Scopes that the Web Playback SDK requires. */
export const SDK_SCOPES = ['streaming', 'user-read-email', 'user-read-private'] as const;
