// DOOR: what the server parts of the providers may use of the server.
export { bodyBytes } from '../body-bytes';
export {
  address,
  addressWithSlash,
  type Environment,
  LOOPBACK_HOSTS,
  parseVariables,
  wholeNumber,
} from '../config-fields';
export { type ApiParts, createApiReader, type Read } from './api-reader';
export { credentialVariables, withCredentials } from './app-credentials';
export {
  ARTIST_ALBUMS_MAX,
  ARTIST_TRACKS_MAX,
  byItsArtists,
  COLLECTION_TRACKS_MAX,
  eachOnce,
  HITS_MAX,
  isSameName,
  LAST_OFFSET,
  newestFirst,
  QUERY_MAX_CHARACTERS,
  RELATED_MAX,
  withCover,
  withoutTrack,
  yearOf,
} from './catalogue';
export { networkError } from './connection-failures';
export { pathOf, urlOf } from './link-address';
export {
  type AskedFor,
  type AuthorizeRequest,
  type Catalogue,
  type CatalogueArtist,
  type CatalogueCollection,
  type CataloguePage,
  type CatalogueTrack,
  type CoverImage,
  type MediaRequest,
  type MusicProvider,
  nullIf,
  nullIfUnknown,
  type OpenedLink,
  OWNER_WITHOUT_PREMIUM,
  type PasswordCredentials,
  ProviderError,
  type ProviderErrorKind,
  type ProviderProfile,
  type SearchRequest,
  type Sound,
  type UserTokens,
} from './music-provider';
export { hasNext, readPages } from './pages';
export { resultOf, type UpstreamAnswer } from './send-once';
export { createServiceClients, type ProviderDependencies } from './service-clients';
export type { LinkSettings, SettingsOf } from './settings-port';
export { codeForm, consentUrl, refreshForm, type TokenEndpoint } from './token-endpoint';
export { createUpstream, type RateLimitDetail, type Upstream } from './upstream';
export type { CallLog, Operation, SentRequest, UpstreamEvents } from './upstream-events';
export {
  apiError,
  artistName,
  createLinks,
  droppedEntry,
  idText,
  jsonOrNull,
  lenient,
  type Links,
  name,
  readBody,
  readItems,
  title,
} from './wire';
