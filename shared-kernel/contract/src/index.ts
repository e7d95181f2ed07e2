export type { Connections, Profile, UserSession } from './entities/account';
export type {
  ArtistPage,
  ArtistSummary,
  CatalogueHits,
  Collection,
  CollectionPage,
} from './entities/catalogue';
export { parsePlaylistId } from './entities/playlist';
export type { DeletedPlaylist, Favorites, Playlist, PlaylistTracks, SearchPage } from './entities/playlist';
export type { Appearance, AuthStatus, ProviderToken, SignInResult, UserInfo } from './entities/session';
export { artistNames, playingLength, trackKey } from './entities/track';
export type { Artist, Track, TrackAccess, TrackKey } from './entities/track';
export { parseTrack, parseWithDropped } from './entities/track-list';
export { errorAnswerSchema, errors, errorText, isError, type ErrorAnswer, type ErrorCode } from './errors';
export {
  BIT_RATE_KEY,
  BIT_RATES,
  COVER_MAX_BYTES,
  COVER_TYPES,
  DELETED_PLAYLIST_KEPT_MS,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
  PLAYLIST_ADDITIONS_MAX,
  PLAYLIST_NAME_MAX_CHARACTERS,
  QUEUE_MAX_ENTRIES,
  SEARCH_PAGE_SIZE,
  SHARED_QUEUE_MAX_TRACKS,
} from './limits';
export { REMOTE_FAILURES, type RemoteFailure } from './remote-failure';
export type { Credentials } from './routes/auth';
export type { Linked, Lyrics } from './routes/catalogue';
export type { Listen, ScrobbleTarget } from './routes/listens';
export { routes, type RouteName } from './routes/index';
export type { Access, AnswerOf, BodyOf, ParamsOf, QueryOf, Route } from './routes/route';
export {
  cutCharacters,
  isAcceptableCover,
  isAcceptablePassword,
  isEmail,
  messages,
  playlistName,
  searchQuery,
} from './rules';
export { APP_NAME, REGISTRY_ELEMENT, RUNTIME_CONFIG_ELEMENT, runtimeConfigSchema } from './runtime-config';
export type { RuntimeConfig } from './runtime-config';
export { providerRedirects, screens } from './screens';
export {
  descriptorOf,
  forEachProvider,
  nameProviders,
  OPEN_ID,
  playingNeedsOf,
  PROVIDER_NAMES,
  PROVIDERS,
  SIGN_IN_SERVICES,
  type Provider,
  type SignInService,
} from './providers';
export type { ProviderDescriptor } from './providers/descriptors';
export { readWireLists, writeWireLists } from './wire-names';
