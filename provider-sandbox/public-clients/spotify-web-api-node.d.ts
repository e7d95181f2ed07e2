/** The methods that the tests call; the package has no types of its own. */
declare module 'spotify-web-api-node' {
  type Answer<Body> = Promise<{ statusCode: number; headers: Record<string, string>; body: Body }>;
  type Tokens = { access_token: string; refresh_token: string };

  export default class SpotifyWebApi {
    constructor(credentials: { clientId: string; clientSecret: string; redirectUri: string });
    setAccessToken(token: string): void;
    setRefreshToken(token: string): void;
    createAuthorizeURL(scopes: readonly string[], state: string): string;
    authorizationCodeGrant(code: string): Answer<Tokens>;
    clientCredentialsGrant(): Answer<Tokens>;
    refreshAccessToken(): Answer<Partial<Tokens>>;
    searchTracks(
      query: string,
      options?: { limit: number; market: string },
    ): Answer<{ tracks: { items: readonly { name: string }[] } }>;
    getTracks(ids: readonly string[]): Answer<unknown>;
    getMe(): Answer<{ display_name: string }>;
    getMyDevices(): Answer<{ devices: readonly unknown[] }>;
    play(): Answer<unknown>;
    transferMyPlayback(ids: readonly string[]): Answer<unknown>;
  }
}
