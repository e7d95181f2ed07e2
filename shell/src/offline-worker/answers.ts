// Answers the requests of the pages: from the network first, and from copies where the network does not answer.
import { routes } from '@segue/contract';
import {
  findTrack,
  hasTrack,
  isRenamed,
  isRestored,
  readChange,
  tracksPath,
  withChanges,
  type Change,
  type Json,
} from './changes';
import { createOutbox } from './outbox';
import { createPageCopy } from './page-copy';
import { createPendingLogout } from './pending-logout';
import { createRefresh } from './refresh';
import { isCallOf, kindOf, type RequestKind } from './requests';
import { COPIED_AT, createUserCopies, USER_HEADER } from './user-copies';

/** How long a page waits for an answer while nothing else arrives either. */
const PATIENCE_MS = 3000;

/** What pages are told. `asOf`: since when they may be shown copies; null while the server answers. */
export type WorkerNews = { asOf: string | null; unsent: number; isRefused?: boolean };

export type Surroundings = {
  origin: string;
  caches: CacheStorage;
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  now: () => number;
  wait: (ms: number) => Promise<void>;
  newNonce: () => string;
  tell: (news: WorkerNews) => void;
};

/** A request and what the browser adds to it: an answer that is on its way, and a way to finish work after answering. */
export type Asked = {
  request: Request;
  preloaded?: Promise<Response | undefined> | undefined;
  later: (work: Promise<unknown>) => void;
};

export function createAnswers(around: Surroundings) {
  const { origin, now } = around;
  let lastAnswerAt = 0;
  /** The oldest copy that was shown since the server answered last. */
  let asOf: string | null = null;
  let isSilent = false;

  async function load(request: Request | string, init?: RequestInit): Promise<Response> {
    return heard(around.fetch(request, init));
  }
  async function heard(answer: Promise<Response>): Promise<Response> {
    try {
      const response = await answer;
      lastAnswerAt = now();
      if (isSilent) {
        isSilent = false;
        asOf = null;
        void tellPages();
      }
      return response;
    } catch (error) {
      isSilent = true;
      throw error;
    }
  }

  const copies = createUserCopies(around);
  const pageCopy = createPageCopy({ ...around, fetch: load });
  const logout = createPendingLogout({ ...around, fetch: load });
  const outbox = createOutbox({ copies, fetch: load, onRefused: () => void tellPages(true) });
  const refresh = createRefresh({ copies, now, load });

  async function tellPages(isRefused = false): Promise<void> {
    const unsent = (await outbox.changes()).length;
    around.tell({ asOf, unsent, ...(isRefused && { isRefused }) });
  }

  /** The answer of the network, unless nothing at all arrives for a while and `fallBack` has something. */
  async function networkFirst(
    answer: Promise<Response>,
    { signal, hurries }: { signal: AbortSignal; hurries: boolean },
    fallBack: () => Promise<Response | null>,
  ): Promise<Response> {
    const began = now();
    const network = heard(answer);
    const copyAfterSilence = async () => {
      await around.wait(PATIENCE_MS);
      if (lastAnswerAt >= began) return null;
      isSilent = true;
      return fallBack();
    };
    try {
      // A page that waits for its first byte shows nothing at all.
      const first = hurries ? await Promise.race([network, copyAfterSilence()]) : await network;
      return first ?? (await network);
    } catch (error) {
      const copy = signal.aborted ? null : await fallBack();
      if (copy) return copy;
      throw error;
    }
  }

  /** The browser has sent the request of a page already while the worker was starting: sent twice, a sign-in would fail. */
  const send = async ({ request, preloaded }: Asked) => (await preloaded) ?? around.fetch(request);

  async function answerPage(asked: Asked): Promise<Response> {
    const { request, later } = asked;
    const page = send(asked).then(async (answer) => {
      // The browser has no session cookie any more.
      if (answer.headers.get(USER_HEADER) === 'none') await copies.forget();
      return answer;
    });
    const answer = networkFirst(page, { signal: request.signal, hurries: true }, pageCopy.page);
    // A late answer of the network is not used: the page that was shown asks for newer builds itself.
    later(page.catch(() => undefined));
    return answer;
  }

  async function answerCopied({ request, later }: Asked): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (!(await logout.isDone())) return signedOut(pathname);
    if ((await outbox.changes()).length > 0) await sendChanges().catch(() => undefined);
    const asked = copies.epoch();
    const network = around.fetch(request);
    const taken = network.then((answer) => copies.take(pathname, answer.clone(), asked));
    later(taken.catch(() => undefined));
    return networkFirst(network, { signal: request.signal, hurries: isSilent }, () => copyOf(pathname));
  }

  /** The stored answer as the user left it: with the changes that are not sent yet. */
  async function copyOf(pathname: string): Promise<Response | null> {
    const cache = await copies.open();
    const copy = await cache?.match(pathname);
    if (!copy) return null;
    const at = copy.headers.get(COPIED_AT);
    if (at !== null && (asOf === null || at < asOf)) asOf = at;
    isSilent = true;
    void tellPages();
    if (!copy.headers.get('content-type')?.includes('json')) return copy;
    return Response.json(withChanges(pathname, await copy.json(), await outbox.changes()));
  }

  async function answerChange({ request, later }: Asked): Promise<Response> {
    if (!(await logout.isDone())) throw new TypeError('Signed out');
    const change = await readChange(request.clone(), new Date(now()).toISOString());
    const waiting = await outbox.changes();
    if (waiting.length > 0) await sendChanges().catch(() => undefined);
    const isFree = waiting.length === 0 || (await outbox.changes()).length === 0;
    if (isFree || !change) {
      try {
        const answer = await load(request.clone());
        if (answer.ok) later(refresh.afterChange(request));
        return answer;
      } catch (error) {
        if (!change || request.signal.aborted) throw error;
      }
    }
    const known = change && { ...change, track: await trackOf(change) };
    const answer = known && (await acceptance(known));
    if (!answer || !(await outbox.add(known))) throw new TypeError('The change cannot be kept');
    void tellPages();
    return answer;
  }

  /** What the server would answer. */
  async function acceptance(change: Change): Promise<Response | null> {
    const { body } = change;
    if (isCallOf(routes.editPlaylist, change)) {
      const answer = await copyOf(routes.listPlaylists.path);
      const list = (await answer?.json()) as { playlists?: Json[] } | undefined;
      const playlist = list?.playlists?.find((one) => isRenamed(one, change));
      return playlist ? Response.json({ playlist: { ...playlist, name: body['name'] } }) : null;
    }
    if (isCallOf(routes.restorePlaylist, change)) {
      // Of the stored list: in the shown one it is deleted.
      const stored = await (await copies.open())?.match(routes.listPlaylists.path);
      const list = (await stored?.json()) as { playlists?: Json[] } | undefined;
      const playlist = list?.playlists?.find((one) => isRestored(one, change));
      return playlist ? Response.json({ playlist }) : null;
    }
    const isAddition = isCallOf(routes.addPlaylistTrack, change);
    const tracks = isAddition ? await copyOf(tracksPath(body['playlistId'])) : null;
    const isDuplicate = tracks !== null && hasTrack(await tracks.json(), { body });
    return Response.json({ success: true, ...(isDuplicate && { isDuplicate }) });
  }

  const shownTracks = new Map<string, Json>();
  /** A page tells which track its user is about to add: its request names the track only. */
  function noteTrack(track: Json): void {
    shownTracks.set(`${String(track['provider'])}:${String(track['id'])}`, track);
  }

  async function trackOf({ body }: Change): Promise<Json | null> {
    const shown = shownTracks.get(`${String(body['provider'])}:${String(body['trackId'])}`);
    if (shown) return shown;
    const cache = await copies.open();
    for (const key of (await cache?.keys()) ?? []) {
      const copy = await cache?.match(key);
      const isList = copy?.headers.get('content-type')?.includes('json') === true;
      const track = isList ? findTrack(await copy.json(), body) : null;
      if (track) return track;
    }
    return null;
  }

  async function answerAccount(asked: Asked): Promise<Response> {
    const { request } = asked;
    const isLogout = new URL(request.url).pathname === routes.logout.path;
    if (isLogout) await outbox.send().catch(() => undefined);
    // Before the request: it may reach the server without its answer reaching this browser.
    await copies.forget();
    shownTracks.clear();
    try {
      if (!isLogout && !(await logout.isDone())) throw new TypeError('The logout has not reached the server');
      const answer = await heard(send(asked));
      if (isLogout && answer.ok) await logout.forget();
      return answer;
    } catch (error) {
      if (!isLogout) throw error;
      await logout.keep();
      return Response.json({ success: true });
    } finally {
      await copies.forget();
      void tellPages();
    }
  }

  async function sendChanges(): Promise<void> {
    const hadChanges = (await outbox.changes()).length > 0;
    try {
      await outbox.send();
    } finally {
      if (hadChanges) void tellPages();
    }
  }

  /** A page was opened or is shown again: what waits is sent, and the copies are brought up to date. */
  async function resume({ isMember }: { isMember: boolean }): Promise<void> {
    await tellPages();
    if (!(await logout.isDone())) return;
    await sendChanges();
    await pageCopy.refresh();
    if (isMember) await refresh.all();
  }

  const handlers: Record<RequestKind, ((asked: Asked) => Promise<Response>) | null> = {
    page: answerPage,
    file: ({ request }) => pageCopy.file(request, () => load(request)),
    copy: answerCopied,
    change: answerChange,
    account: answerAccount,
    other: null,
  };

  return {
    /** Null: the browser sends the request itself. */
    answer(asked: Asked): Promise<Response> | null {
      const handler = handlers[kindOf(asked.request, origin)];
      if (handler) return handler(asked);
      return asked.request.mode === 'navigate' ? send(asked) : null;
    },
    noteTrack,
    resume,
    sendChanges,
  };
}

/** As the server answers without a session. */
function signedOut(pathname: string): Response {
  if (pathname === routes.checkAuth.path) return Response.json({ isAuthenticated: false });
  return Response.error();
}
