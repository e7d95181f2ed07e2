export { configuredFor } from './builders/configuration';
export { aSession, anAuthStatus, aVisitor } from './builders/people';
export { aPlaylist } from './builders/playlists';
export { anArtist, aSoundcloudTrack, aSpotifyTrack, aTrack, someTracks } from './builders/tracks';
export { answerRaw, createFakeApi, later, refuse, } from './fake-api';
export { createFakePlayer } from './fake-player';
export { createTestContext, renderInScope, renderRemote, settled, } from './render';
export { PAGE, PAGES, pageOf, SlowServer } from './slow-server';
