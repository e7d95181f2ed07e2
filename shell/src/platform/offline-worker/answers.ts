// Answers the requests of the pages: from the network first, and from copies where the network does not answer.
import { routes } from '@segue/contract';
import { createNetwork } from './network';
import { createPageCopy } from './page-copy';
import { createPendingLogout } from './pending-logout';
import { createRefresh } from './refresh';
import { kindOf, type Asked, type RequestKind } from './requests';
import { COPIED_AT, createUserCopies, NOBODY, userOf } from './user-copies';

/** Requests within this time after the HTML belong to its page. */
const PAGE_FILES_MS = 5000;

export type WorkerReport = { asOf: string | null };

export type Environment = {
  origin: string;
  caches: CacheStorage;
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  /** False if the browser knows that a request cannot be sent. */
  isOnline: () => boolean;
  now: () => number;
  wait: (ms: number) => Promise<void>;
  newNonce: () => string;
  report: (report: WorkerReport) => void;
};

export function createAnswers(environment: Environment) {
  const { origin, now, isOnline, report } = environment;
  /** The oldest copy used since the server's last answer. */
  let asOf: string | null = null;
  let pageSentAt = -Infinity;

  const network = createNetwork({
    ...environment,
    onReturn: () => {
      asOf = null;
      report({ asOf });
    },
  });
  const { load } = network;
  const copies = createUserCopies(environment);
  const pageCopy = createPageCopy({ ...environment, fetch: load });
  const logout = createPendingLogout({ ...environment, fetch: load });
  const refresh = createRefresh({ copies, now, load });

  async function answerPage({ request, later }: Asked): Promise<Response> {
    const page = environment.fetch(request).then(async (answer) => {
      // The browser no longer has a session cookie.
      if (userOf(answer) === NOBODY) await copies.forget();
      pageSentAt = now();
      return answer;
    });
    const answer = network.first(page, { signal: request.signal, isUrgent: true }, pageCopy.page);
    // A late network answer is not used: the page requests newer builds itself.
    later(page.catch(() => undefined));
    return answer;
  }

  async function answerCopied({ request, later }: Asked): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (!(await logout.isDone())) return signedOut(pathname);
    const asked = copies.epoch();
    const answer = environment.fetch(request);
    const taken = answer.then((one) => copies.take(pathname, one.clone(), asked));
    later(taken.catch(() => undefined));
    const { signal } = request;
    return network.first(answer, { signal, isUrgent: network.isUnreachable() }, () => copyOf(pathname));
  }

  async function copyOf(pathname: string): Promise<Response | null> {
    const cache = await copies.open();
    const copy = await cache?.match(pathname);
    if (!copy) return null;
    const at = copy.headers.get(COPIED_AT);
    if (at !== null && (asOf === null || at < asOf)) asOf = at;
    network.copyShown();
    report({ asOf });
    return copy;
  }

  async function answerChange({ request, later }: Asked): Promise<Response> {
    if (!(await logout.isDone())) throw new TypeError('Signed out');
    const answer = await load(request);
    if (answer.ok) later(refresh.afterChange(request).catch(() => undefined));
    return answer;
  }

  async function answerAccount({ request }: Asked): Promise<Response> {
    const isLogout = new URL(request.url).pathname === routes.logout.path;
    // Before the request: it may reach the server without its answer reaching this browser.
    await copies.forget();
    try {
      if (!isLogout && !(await logout.isDone())) throw new TypeError('The logout has not reached the server');
      const answer = await load(request);
      if (isLogout && userOf(answer) === null) throw new TypeError('The server did not answer the logout');
      if (isLogout && answer.ok) await logout.forget();
      return answer;
    } catch (error) {
      if (!isLogout) throw error;
      await logout.keep();
      return jsonResponse({ success: true });
    } finally {
      await copies.forget();
    }
  }

  /** A page was opened or became visible: sends a pending logout and refreshes the copies. */
  async function resume({ isMember }: { isMember: boolean }): Promise<void> {
    report({ asOf });
    if (!(await logout.isDone())) return;
    await pageCopy.refresh();
    if (isMember) await refresh.all();
  }

  // The cache of the browser is faster for the files of a page that the server sent: it starts scripts that it has compiled.
  const areFilesLeftToBrowser = () =>
    isOnline() && !network.isUnreachable() && now() - pageSentAt < PAGE_FILES_MS;

  const handlers: Record<RequestKind, ((asked: Asked) => Promise<Response>) | null> = {
    page: answerPage,
    file: ({ request }) => pageCopy.file(request, () => network.loadFile(request)),
    copy: answerCopied,
    change: answerChange,
    account: answerAccount,
    other: null,
  };

  return {
    /** Null: the browser handles the request itself. */
    answer(asked: Asked): Promise<Response> | null {
      const kind = kindOf(asked.request, origin);
      if (kind === 'file' && areFilesLeftToBrowser()) return null;
      return handlers[kind]?.(asked) ?? null;
    },
    keepAppearance: pageCopy.keepAppearance,
    resume,
  };
}

/** Like the server's answer without a session. */
function signedOut(pathname: string): Response {
  if (pathname === routes.checkAuth.path) return jsonResponse({ isAuthenticated: false });
  return Response.error();
}

/** `Response.json()` for browsers that lack it (Safari before 17). */
const jsonResponse = (value: unknown) =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });
