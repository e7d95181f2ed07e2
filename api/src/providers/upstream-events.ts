// PORT: what an HTTP client of a provider reports about its requests, for the log and the metrics.
import type { Provider } from '@segue/contract';
import type { FastifyBaseLogger } from 'fastify';

/** The log of the request for whose sake a provider is asked: its lines carry the request's id. */
export type CallLog = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn'>;

/** What a request is for. `user-token` is the first pair of tokens of a user, `refresh` every later one. */
export type Operation =
  | 'search'
  | 'track'
  | 'link'
  | 'lyrics'
  | 'catalogue'
  | 'profile'
  | 'user-token'
  | 'refresh'
  | 'app-token'
  | 'sign-out'
  | 'sound'
  | 'cover';

/** A request that was sent; each retry is a request of its own. */
export type SentRequest = {
  operation: Operation;
  /** `refused`: any other answer from 400 to 499. `malformed`: a redirect, or an answer that is too large. */
  result: 'ok' | 'refused' | 'rate-limited' | 'failed' | 'malformed' | 'no-answer';
  status: number | null;
  ms: number;
};

export type UpstreamEvents = {
  /** Without a log the server's is used. */
  sent: (request: SentRequest, log: CallLog | undefined) => void;
  /** For the log: a change that concerns all requests. The message goes on after the provider's name. */
  changed: (level: 'info' | 'warn', message: string, facts?: object) => void;
};

export type UpstreamState = {
  /** Seconds until requests are sent again after a 429; 0 = they are sent. */
  backoffSeconds: number;
  isPaused: boolean;
};

export type ClientName = 'api' | 'app-token' | 'user-tokens';

/** Called once per client; `state` can be read from then on. */
export type WatchUpstream = (
  provider: Provider,
  client: ClientName,
  state: () => UpstreamState,
) => UpstreamEvents;

/** Reports to nobody, for commands and tests. */
export const NO_EVENTS: UpstreamEvents = { sent: () => undefined, changed: () => undefined };
