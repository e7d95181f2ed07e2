// PORT: what an HTTP client of a provider reports about its requests, for the log and the metrics.
import type { Provider } from '@segue/contract';
import type { FastifyBaseLogger } from 'fastify';

/** The log of the client's request that caused a provider request, with its request id. */
export type CallLog = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn'>;

/** The purpose of a request. `user-token` gets the first tokens of a user, `refresh` every later pair. */
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
  | 'open-id'
  | 'scrobble'
  | 'sound'
  | 'cover';

/** A request that was sent; each retry counts as a request. */
export type SentRequest = {
  operation: Operation;
  /** `refused`: any other answer from 400 to 499. `malformed`: a redirect, or an answer that is too large. */
  result: 'ok' | 'refused' | 'rate-limited' | 'failed' | 'malformed' | 'no-answer';
  status: number | null;
  ms: number;
};

export type UpstreamEvents = {
  /** Without a client's request, the server's log. */
  sent: (request: SentRequest, log: CallLog | undefined) => void;
  /** For the log: a state change of the client. The message follows the provider's name. */
  changed: (level: 'info' | 'warn', message: string, facts?: object) => void;
};

export type UpstreamState = {
  /** Seconds until the end of the back-off after a 429; 0 = none. */
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

/** Ignores all events, for commands and tests. */
export const NO_EVENTS: UpstreamEvents = { sent: () => undefined, changed: () => undefined };
