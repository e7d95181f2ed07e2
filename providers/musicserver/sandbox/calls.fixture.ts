/** Calls to a music server in tests: the sandbox's, or the real one that the environment names. */
import { type Answer, ask } from '@segue/provider-sandbox/testing/client';

export type Fields = Record<string, unknown>;
export type SongFields = {
  id: string;
  title: string;
  album: string;
  artist: string;
  albumId: string;
  artistId: string;
  duration: number;
  size: number;
  contentType: string;
  coverArt?: string;
  starred?: string;
};

/** A server with the demo albums, and a user of it. */
export type MusicServerAccount = { url: string; user: string; password: string };

const COMMON = { v: '1.16.1', c: 'conformance', f: 'json' };

export function musicServerCalls(account: () => MusicServerAccount) {
  const credentials = () => ({ u: account().user, p: account().password });

  /** A call with these parameters and nothing else. */
  const raw = (method: string, parameters: Record<string, string>, init: RequestInit = {}): Promise<Answer> =>
    ask(`${account().url}/rest/${method}?${new URLSearchParams(parameters).toString()}`, init);

  const call = (method: string, parameters: Record<string, string> = {}, init: RequestInit = {}) =>
    raw(method, { ...COMMON, ...credentials(), ...parameters }, init);

  const read = (answer: Answer) => answer.json()['subsonic-response'] as Fields & { status: string };

  /** The code of an error; undefined when the call succeeded. */
  const errorOf = (answer: Answer) => (read(answer)['error'] as { code: number } | undefined)?.code;

  async function get<T = Fields>(method: string, field: string, parameters: Record<string, string> = {}) {
    const response = read(await call(method, parameters));
    if (response.status !== 'ok') throw new Error(`${method}: ${JSON.stringify(response['error'])}`);
    return response[field] as T;
  }

  async function search(query: string, parameters: Record<string, string> = {}): Promise<SongFields[]> {
    const found = await get<{ song?: SongFields[] }>('search3', 'searchResult3', { query, ...parameters });
    return found.song ?? [];
  }

  return { raw, call, read, errorOf, get, search, COMMON, credentials };
}
