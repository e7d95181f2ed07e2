// The OpenAPI document, generated from the registered routes.
import swagger from '@fastify/swagger';
import { APP_NAME, errors, routes, type Route, type RouteName } from '@segue/contract';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { answersOf, errorsOf } from '../contract-routes';

export const openapiPlugin = fp(
  async (scope) => {
    await scope.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: APP_NAME, version: '1.0.0' },
        servers: [{ url: scope.config.publicUrl }],
        components: {
          securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
        },
      },
      transform: (document) => {
        const route = document.route.config?.contractRoute;
        // OAuth redirects, CSP reports and this document itself are not part of the contract.
        if (!route) return { schema: { hide: true }, url: document.url };
        const body = route.multipart ? { body: route.body, consumes: ['multipart/form-data'] } : {};
        const { schema, url } = jsonSchemaTransform({
          ...document,
          schema: { ...document.schema, ...body, response: answersOf(route) },
        } as Parameters<typeof jsonSchemaTransform>[0]);
        return { schema: { ...schema, ...described(route, schema) }, url };
      },
    });
    scope.get('/api/openapi.json', { config: { access: 'anyone' } }, async () => scope.swagger());
  },
  { name: 'openapi', encapsulate: false },
);

function described(route: Route, schema: { response?: unknown }) {
  const names = Object.keys(routes) as RouteName[];
  const name = names.find((candidate) => routes[candidate] === route);
  const response: Record<number, object> = { ...(schema.response as Record<number, object>) };
  if (route.mediaType) {
    const content = { [route.mediaType]: { schema: { type: 'string', format: 'binary' } } };
    response[200] = { description: 'Binary', content };
  }
  const codes = errorsOf(route);
  for (const status of new Set(codes.map((code) => errors[code].status))) {
    const ofStatus = codes.filter((code) => errors[code].status === status);
    response[status] = {
      ...response[status],
      description: ofStatus.map((code) => `${code}: ${errors[code].message}`).join(' / '),
    };
  }
  return {
    response,
    ...(name && { operationId: name, summary: summaries[name] }),
    ...(route.access !== 'anyone' && { security: [{ session: [] }] }),
  };
}

/** One line per route. Not in the contract, because the contract is part of every first load in the browser. */
export const summaries: Readonly<Record<RouteName, string>> = {
  checkAuth: 'Who is signed in',
  registerUser: 'Create an account and sign in',
  signIn: 'Sign in with email and password',
  setupAccount: 'Set email and password of an account created by a provider sign-in',
  logout: 'End the session',
  providerToken: "The owner's Spotify access token, for playback in the browser",
  saveVolume: 'Save the volume of the account',
  saveAppearance: 'Save how the pages of the account look',
  getProfile: 'Email and dates of the account',
  updateProfile: 'Change the email or the password',
  getConnections: 'Which providers are connected',
  disconnect: 'Disconnect a provider and delete its tokens',
  listSessions: 'The sessions of the account',
  endSession: 'End one session of the account',
  endOtherSessions: 'End all other sessions of the account',
  exportData: 'Everything stored for the account, as a JSON file',
  deleteAccount: 'Delete the account and everything stored for it',
  search: 'One page of tracks of one provider',
  openLink: 'The track, album or playlist at an address of a provider',
  addFavorite: 'Add a track to the favorites',
  removeFavorite: 'Remove a track from the favorites',
  listFavorites: 'All favorites by provider',
  listPlaylists: 'All playlists, oldest first',
  listPlaylistTracks: 'The tracks of one playlist by provider',
  createPlaylist: 'Create a playlist; multipart form with name and optional playlistCover',
  editPlaylist: 'Rename a playlist, or change or remove its cover; multipart form',
  deletePlaylist: 'Delete a playlist; it can be restored for 30 days',
  restorePlaylist: 'Restore a deleted playlist with its tracks, order, name and cover',
  addPlaylistTrack: 'Add a track to a playlist; adding it twice keeps one copy',
  addPlaylistTracks:
    'Add up to 100 tracks to a playlist in their order; the answer says for each what happened',
  movePlaylistTrack: "Move a playlist's track before another one of either provider, or to the end",
  sharePlaylist: 'Make a link with which anybody can read a playlist',
  stopSharing: 'Make the link of a playlist lead nowhere',
  shareQueue: 'Make a link to a copy of the queue, for 90 days',
  openShared: 'The playlist or the queue that a link leads to',
  getSharedCover: 'The cover of a shared playlist as an image',
  getCover: 'The cover of a playlist as an image, for its owner only',
  removePlaylistTrack: 'Remove a track from a playlist',
};
