// A server that is configured for the music server of the sandbox, and what its tests do again and again.
import type { Effect } from '@segue/provider-sandbox';
import type { Browser } from './browser';
import { startSandboxServer } from './sandbox-server.fixture';
import { MUSIC_SERVER_USER } from './sandbox-providers';

export function startMusicServer() {
  const { sandbox, server } = startSandboxServer(({ urls }) => ({
    LISTENBRAINZ_URL: urls.listenBrainz,
    MUSIC_SERVER_URL: urls.musicServer,
    MUSIC_SERVER_NAME: 'Attic',
    LOG_LEVEL: 'trace',
    LIMIT_STREAMS: '2',
    LIMIT_CURRENT_PASSWORDS: '5',
  }));
  const connect = (browser: Browser, credentials: object = MUSIC_SERVER_USER) =>
    browser.call('POST', '/api/settings/connect/musicserver', credentials);

  return {
    sandbox,
    server,
    connect,
    connected: async (): Promise<Browser> => {
      const browser = await server().member();
      expect((await connect(browser)).statusCode).toBe(200);
      return browser;
    },
    /** A song that the user finds; a short one, whose sound is quickly made. */
    song: async (browser: Browser, index = 0): Promise<{ id: string; imageUrl: string }> =>
      (await browser.call('GET', '/api/search/short/musicserver/20/0')).json().queryData[index],
    getSound: (browser: Browser, id: string, headers: object = {}, method: 'GET' | 'HEAD' = 'GET') =>
      browser.send({ method, url: soundPath(id), headers: { 'sec-fetch-site': 'same-origin', ...headers } }),
    calls: (path: string) => sandbox().control.log.list({ service: 'musicserver', path }),
    fault: (path: string, effect: Effect | string, times?: number) =>
      sandbox().control.faults.add({
        service: 'musicserver',
        path,
        effect,
        ...(times === undefined ? { always: true } : { times }),
      }),
  };
}

export const soundPath = (id: string) => `/api/media/musicserver/tracks/${id}`;

/** A refusal of the music server. */
export function refusal(code: number): Effect {
  const body = { 'subsonic-response': { status: 'failed', error: { code, message: 'secret words' } } };
  return { kind: 'answer', status: 200, body };
}
