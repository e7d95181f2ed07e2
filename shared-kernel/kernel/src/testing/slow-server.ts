// A fake server for interleaving tests: the test decides when, in which order and how each request is answered.
// It stores the favorites of each user.
import { PROVIDERS, writeWireLists, type Provider, type Track } from '@segue/contract';
import { someTracks } from './builders/tracks';

export type Call = {
  kind: 'search' | 'list' | 'add' | 'remove';
  who: string;
  provider: Provider | null;
  /** The search query, or the track id. */
  about: string;
  offset: number;
  isAborted: boolean;
  /** Sends the response; an error response changes no data. */
  answer: (isTaken: boolean) => void;
};

export const PAGE = 20;
export const PAGES = 3;
const PER_PAGE = 2;

/** The tracks of one result page. Its last track repeats as the first of the next page, as with real providers. */
export function pageOf(provider: Provider, query: string, offset: number): Track[] {
  const page = offset / PAGE;
  return Array.from({ length: PER_PAGE + 1 }, (_, index) => {
    const number = page * PER_PAGE + index;
    return { ...someTracks(provider, 1)[0]!, id: `${query}-${number}`, title: query };
  });
}

export class SlowServer {
  readonly waiting: Call[] = [];
  /** Results of the favorites requests of this session, oldest request first. */
  lists: { isTaken: boolean }[] = [];
  /** The user whose session cookie the browser sends. */
  who = '';
  private readonly kept = new Map<string, Map<string, Track>>();

  /** The favorites of a user, as `provider:id`. */
  keysOf(who: string): string[] {
    return [...(this.kept.get(who)?.keys() ?? [])].sort();
  }

  /** Stores a favorite of a user. */
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
      // A list contains what was stored at the time of its request, however late the response is.
      const list = kind === 'list' ? [...(this.kept.get(who)?.values() ?? [])] : [];
      const result = kind === 'list' ? { isTaken: false } : null;
      if (result) this.lists.push(result);
      const pending: Call = {
        kind,
        who,
        provider,
        about,
        offset,
        isAborted: false,
        answer: (isTaken) => {
          this.waiting.splice(this.waiting.indexOf(pending), 1);
          if (isTaken) this.change(pending);
          if (result) result.isTaken = isTaken;
          resolve(isTaken ? ok(this.bodyOf(pending, list)) : errorResponse());
        },
      };
      return pending;
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
    return writeWireLists('FavoriteTracks', list, PROVIDERS);
  }
}

// Not a real Response: the tests make a hundred thousand, and creating them would take most of the time.
function ok(body: unknown): Response {
  return { status: 200, text: async () => JSON.stringify(body) } as Response;
}

function errorResponse(): Response {
  return { status: 502, headers: new Headers(), text: async () => '{"message":"Down"}' } as Response;
}
