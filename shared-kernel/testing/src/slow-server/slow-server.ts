// A server that answers when, in which order and how the test says; it knows what it has been made to keep.
import type { Provider, Track } from '@segue/contract';
import { someTracks } from '../builders/tracks';

export type Call = {
  kind: 'search' | 'list' | 'add' | 'remove';
  who: string;
  provider: Provider | null;
  /** What it is about: the words of a search, or the id of a track. */
  about: string;
  offset: number;
  isAborted: boolean;
  /** Settles it. A refusal changes nothing. */
  answer: (isTaken: boolean) => void;
};

export const PAGE = 20;
export const PAGES = 3;
const PER_PAGE = 2;

/** The tracks of one page; the last of a page comes again as the first of the next, as with real services. */
export function pageOf(provider: Provider, words: string, offset: number): Track[] {
  const page = offset / PAGE;
  return Array.from({ length: PER_PAGE + 1 }, (_, index) => {
    const number = page * PER_PAGE + index;
    return { ...someTracks(provider, 1)[0]!, id: `${words}-${number}`, title: words };
  });
}

export class SlowServer {
  readonly waiting: Call[] = [];
  /** How the lists of favourites of this visit were answered, oldest question first. */
  lists: { isTaken: boolean }[] = [];
  /** Whose session cookie the browser has. */
  who = '';
  private readonly kept = new Map<string, Map<string, Track>>();

  /** What this person's favourites are, as `provider:id`. */
  keysOf(who: string): string[] {
    return [...(this.kept.get(who)?.keys() ?? [])].sort();
  }

  /** Makes somebody have a favourite from the start. */
  keep(who: string, track: Track): void {
    const own = this.kept.get(who) ?? new Map<string, Track>();
    own.set(`${track.provider}:${track.id}`, { ...track, isFavorited: true });
    this.kept.set(who, own);
  }

  readonly fetch: typeof fetch = (input, init) =>
    new Promise<Response>((resolve, reject) => {
      const path = new URL(String(input), 'http://segue.example').pathname;
      const call = this.read(path, init, resolve);
      if (!call) return;
      this.waiting.push(call);
      init?.signal?.addEventListener('abort', () => {
        if (!this.waiting.includes(call)) return;
        call.isAborted = true;
        this.waiting.splice(this.waiting.indexOf(call), 1);
        reject(new DOMException('Aborted', 'AbortError'));
      });
    });

  private read(
    path: string,
    init: RequestInit | undefined,
    resolve: (response: Response) => void,
  ): Call | null {
    const { who } = this;
    const call = (kind: Call['kind'], provider: Provider | null, about: string, offset: number): Call => {
      // A list tells what was kept when it was asked for, however late it arrives.
      const list = kind === 'list' ? [...(this.kept.get(who)?.values() ?? [])] : [];
      const told = kind === 'list' ? { isTaken: false } : null;
      if (told) this.lists.push(told);
      const made: Call = {
        kind,
        who,
        provider,
        about,
        offset,
        isAborted: false,
        answer: (isTaken) => {
          this.waiting.splice(this.waiting.indexOf(made), 1);
          if (isTaken) this.change(made);
          if (told) told.isTaken = isTaken;
          resolve(isTaken ? ok(this.bodyOf(made, list)) : refusal());
        },
      };
      return made;
    };
    const search = /^\/api\/search\/([^/]+)\/([^/]+)\/\d+\/(\d+)$/.exec(path);
    if (search) return call('search', search[2] as Provider, search[1]!, Number(search[3]));
    if (path !== '/api/track/favorite') return null;
    const method = init?.method ?? 'GET';
    if (method === 'GET') return call('list', null, '', 0);
    const { trackId, provider } = JSON.parse(String(init?.body)) as { trackId: string; provider: Provider };
    return call(method === 'POST' ? 'add' : 'remove', provider, trackId, 0);
  }

  private change({ kind, who, provider, about }: Call): void {
    if (kind === 'add') this.keep(who, { ...someTracks(provider!, 1)[0]!, id: about });
    if (kind === 'remove') this.kept.get(who)?.delete(`${provider}:${about}`);
  }

  private bodyOf({ kind, provider, about, offset }: Call, list: readonly Track[]): unknown {
    if (kind === 'search') {
      return { queryData: pageOf(provider!, about, offset), hasMore: offset / PAGE + 1 < PAGES };
    }
    if (kind !== 'list') return { success: true };
    return {
      spotifyFavoriteTracks: list.filter((track) => track.provider === 'spotify'),
      soundcloudFavoriteTracks: list.filter((track) => track.provider === 'soundcloud'),
    };
  }
}

// Not a real Response: a hundred thousand of them would be most of the work.
function ok(body: unknown): Response {
  return { status: 200, text: async () => JSON.stringify(body) } as Response;
}

function refusal(): Response {
  return { status: 502, headers: new Headers(), text: async () => '{"message":"Down"}' } as Response;
}
