// Why a public name of the kernel may have fewer than three users. Without `names`, a reason covers its whole entry point.
type Reason = { entry: string; names?: readonly string[]; reason: string };

export const reasons: readonly Reason[] = [
  {
    entry: '@segue/contract',
    reason: 'Wire schemas, limits and error texts: server and client share one definition of each.',
  },
  {
    entry: '@segue/contract/screens',
    reason: 'Screen addresses for a remote that must not load the schemas.',
  },
  { entry: '@segue/stores/ports', reason: "The shell's entry point: one user by design." },
  {
    entry: '@segue/event-bus',
    names: ['createSubscriptions', 'interceptMessages'],
    reason:
      'Only state owners receive messages: the stores and the shell, which also forwards them between tabs.',
  },
  {
    entry: '@segue/event-bus',
    names: ['Messages', 'Notice'],
    reason: 'Payload types of `send` and `createSubscriptions`.',
  },
  {
    entry: '@segue/federation',
    names: [
      'EMPTY_REGISTRY',
      'Registry',
      'RegistryRemote',
      'RemoteBuild',
      'RemoteModule',
      'RemoteNav',
      'RemoteRoute',
      'faultOfRemoteModule',
      'readRegistry',
    ],
    reason:
      'The agreement between shell and remotes: a remote declares itself, the shell alone reads and checks.',
  },
  {
    entry: '@segue/federation',
    names: ['REGISTRY_SCHEMA', 'faceSchema', 'parseRegistry'],
    reason: 'Registry scripts validate a build with the schemas that the shell reads with.',
  },
  {
    entry: '@segue/api-client',
    names: ['RequestFailed', 'entriesDropped', 'requestFailed', 'sessionEnded'],
    reason:
      'Events of every request: the stores turn them into diagnostics and a logout, once for all callers.',
  },
  {
    entry: '@segue/api-client',
    names: ['RequestFx', 'apiBaseChanged'],
    reason: 'The type of `createRequestFx`, and the address that the shell sets once at start.',
  },
  {
    entry: '@segue/stores',
    names: [
      '$currentTrack',
      '$favoriteKeys',
      '$isMember',
      '$isPlaying',
      '$isSounding',
      '$playbackRights',
      '$queueKeys',
      'Playability',
      'playabilityOf',
    ],
    reason: 'Read by the tracks package, which may not open the entry point of the shell.',
  },
  {
    entry: '@segue/stores',
    names: [
      '$areConnectionsLoading',
      '$connections',
      '$didConnectionsFail',
      '$disconnection',
      '$hasSpotifyPremium',
      '$isSessionLoading',
      '$isSignedIn',
      '$spotifyDevice',
      'createPageStore',
      'pageResumed',
    ],
    reason: 'Shared by the shell and a remote, which may not open the entry point of the shell.',
  },
  {
    entry: '@segue/stores',
    names: ['$areFavoritesLoading', '$favorites', '$favoritesFailure'],
    reason: 'The list of favorites is kept for every screen; the library alone shows it whole.',
  },
  { entry: '@segue/tracks', reason: 'The parts of a track: a screen combines those it needs.' },
  {
    entry: '@segue/tracks/sortable',
    reason: 'Sorting of tracks by drag, shared by the queue and the playlist.',
  },
  { entry: '@segue/ui', reason: 'Design system: parts are public even when one screen uses them.' },
  ...['combobox', 'dialog', 'menu', 'popover', 'slider'].map((part) => ({
    entry: `@segue/ui/${part}`,
    reason: 'Design system: a large part with an entry point of its own, loaded by the screens that use it.',
  })),
];
