// Counts and logs the requests to the providers.
import { PROVIDER_NAMES, type Provider } from '@segue/contract';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { Clock } from '../clock';
import { addGauge } from '../gauges';
import type {
  CallLog,
  ClientName,
  SentRequest,
  UpstreamEvents,
  UpstreamState,
  WatchUpstream,
} from './upstream-events';

const HOUR_MS = 3_600_000;
/** A slower answer is logged at level `warn`. */
const SLOW_MS = 1000;
/** Bounds in seconds; the services have four seconds. */
const BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2, 4];
const OUTAGES: readonly SentRequest['result'][] = ['failed', 'malformed', 'no-answer'];

type Watched = { provider: Provider; client: ClientName; state: () => UpstreamState };

/** `log` is the server's: for lines about a provider as a whole, and for requests to it that no user's request needs. */
export function createUpstreamWatch(registry: Registry, clock: Clock, log: CallLog): WatchUpstream {
  const watched: Watched[] = [];
  addStateGauges(registry, watched);
  const registers = [registry];
  const sent = new Histogram({
    name: 'segue_provider_request_duration_seconds',
    help: 'Requests that were sent to a provider, retries included, by what came back: ok, refused (400 to 499), rate-limited (429), failed (500 and above), malformed, or no-answer.',
    labelNames: ['provider', 'operation', 'result'],
    buckets: BUCKETS,
    registers,
  });
  const withheld = new Counter({
    name: 'segue_provider_requests_withheld_total',
    help: 'Requests to a provider that were not sent: back-off after a 429, paused after failures, or busy with too many at once.',
    labelNames: ['provider', 'operation', 'reason'],
    registers,
  });
  return (provider, client, state) => {
    watched.push({ provider, client, state });
    const events = logEvents(provider, client, clock, log);
    return {
      ...events,
      sent: (request, ownLog) => {
        const { operation, result, ms } = request;
        sent.observe({ provider, operation, result }, ms / 1000);
        events.sent(request, ownLog);
      },
      withheld: (operation, reason) => withheld.inc({ provider, operation, reason }),
    };
  };
}

function logEvents(
  provider: Provider,
  client: ClientName,
  clock: Clock,
  log: CallLog,
): Omit<UpstreamEvents, 'withheld'> {
  const name = PROVIDER_NAMES[provider];
  let rateLimitedAt: number[] = [];
  return {
    sent: (request, ownLog = log) => {
      const isTrouble = request.ms > SLOW_MS || OUTAGES.includes(request.result);
      const ms = Math.round(request.ms);
      ownLog[isTrouble ? 'warn' : 'debug']({ provider, client, ...request, ms }, 'provider request');
    },
    backoffStarted: (seconds) => {
      const now = clock().getTime();
      rateLimitedAt = [...rateLimitedAt.filter((at) => now - at < HOUR_MS), now];
      log.warn(
        { provider, client, seconds, timesThisHour: rateLimitedAt.length },
        `${name} answered 429: nothing is sent to it for ${seconds} s`,
      );
    },
    backoffEnded: () => log.info({ provider, client }, `${name} answers again after a 429`),
    paused: (seconds) =>
      log.warn(
        { provider, client, seconds },
        `requests to ${name} failed five times in a row: one every ${seconds} s tries until it answers`,
      ),
    resumed: () => log.info({ provider, client }, `${name} answers again after failures`),
    appRejected: (reason, seconds) =>
      log.warn(
        { provider, client, reason, seconds },
        `${name} rejects this app: it is asked again after ${seconds} s. \`npm run server -- check-providers\` says more.`,
      ),
  };
}

const STATE_GAUGES: { name: string; help: string; valueOf: (state: UpstreamState) => number }[] = [
  {
    name: 'segue_provider_backoff_seconds',
    help: 'Seconds until a provider that answered 429 is asked again; 0 = now. The clients are api, app-token and user-tokens.',
    valueOf: ({ backoffSeconds }) => backoffSeconds,
  },
  {
    name: 'segue_provider_paused',
    help: '1 after five failures in a row, until a request succeeds; else 0.',
    valueOf: ({ isPaused }) => Number(isPaused),
  },
  {
    name: 'segue_provider_requests_in_progress',
    help: 'Requests to a provider that run now, at most ten per client.',
    valueOf: ({ running }) => running,
  },
  {
    name: 'segue_provider_requests_waiting',
    help: 'Requests that wait because ten of their client run.',
    valueOf: ({ waiting }) => waiting,
  },
];

function addStateGauges(registry: Registry, watched: readonly Watched[]): void {
  for (const { valueOf, ...gauge } of STATE_GAUGES) {
    addGauge(registry, {
      ...gauge,
      labelNames: ['provider', 'client'],
      read: () =>
        watched.map(({ provider, client, state }) => ({
          labels: { provider, client },
          value: valueOf(state()),
        })),
    });
  }
}
