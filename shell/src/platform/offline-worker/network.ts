// Owns whether the server answers, and decides between its answer and a copy.

/** How long a page waits for an answer while no other answer arrives. */
const ANSWER_TIMEOUT_MS = 3000;

type Needs = {
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  now: () => number;
  wait: (ms: number) => Promise<void>;
  onReturn: () => void;
};

export function createNetwork({ fetch, now, wait, onReturn }: Needs) {
  let lastAnswerAt = 0;
  let isUnreachable = false;

  async function recordAnswer(answer: Promise<Response>): Promise<Response> {
    try {
      const response = await answer;
      lastAnswerAt = now();
      if (isUnreachable) {
        isUnreachable = false;
        onReturn();
      }
      return response;
    } catch (error) {
      isUnreachable = true;
      throw error;
    }
  }

  /** The answer of the network, unless nothing at all arrives for a while and `fallBack` has something. */
  async function first(
    answer: Promise<Response>,
    { signal, isUrgent }: { signal: AbortSignal; isUrgent: boolean },
    fallBack: () => Promise<Response | null>,
  ): Promise<Response> {
    const began = now();
    const network = recordAnswer(answer);
    const copyAfterTimeout = async () => {
      await wait(ANSWER_TIMEOUT_MS);
      if (lastAnswerAt >= began) return null;
      isUnreachable = true;
      return fallBack();
    };
    try {
      // A page without its first byte is blank.
      const early = isUrgent ? await Promise.race([network, copyAfterTimeout()]) : await network;
      return early ?? (await network);
    } catch (error) {
      const copy = signal.aborted ? null : await fallBack();
      if (copy) return copy;
      throw error;
    }
  }

  return {
    load: (request: Request | string, init?: RequestInit) => recordAnswer(fetch(request, init)),
    /** The browser may have the file in its own cache: the answer does not tell that the server is back. */
    async loadFile(request: Request): Promise<Response> {
      const file = await fetch(request);
      lastAnswerAt = now();
      return file;
    },
    first,
    isUnreachable: () => isUnreachable,
    copyShown: () => {
      isUnreachable = true;
    },
  };
}
