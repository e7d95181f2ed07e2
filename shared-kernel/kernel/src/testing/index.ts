export { configuredFor } from './builders/users';
export { aSession, anAuthStatus, aVisitor } from './builders/users';
export { aPlaylist } from './builders/users';
export { aCollection, anArtistPage } from './builders/catalogue';
export { anArtist, aSoundcloudTrack, aSpotifyTrack, aTrack, someTracks } from './builders/tracks';
export {
  answerRaw,
  createFakeApi,
  later,
  refuse,
  type FakeApi,
  type FakeHandlers,
  type FakeRequest,
  type Later,
} from './fake-api';
export { renderInContext, renderInScope, type Rendered, type RenderOptions } from './render/render-in-scope';
export { renderRemote } from './render/render-remote';
export {
  createTestContext,
  playedIds,
  settled,
  stateText,
  type TestContext,
  type TestContextOptions,
} from './render/scope';
export { PAGE, PAGES, pageOf, SlowServer, type Call } from './slow-server';
