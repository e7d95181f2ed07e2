// Counts and logs the requests to the providers.
import { PROVIDER_NAMES, type Provider } from '@segue/contract';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { CallLog, ClientName, SentRequest, UpstreamState, WatchUpstream } from './upstream-events';

/** A slower answer is logged at level `warn`. */
const SLOW_MS = 1000;
const OUTAGES: readonly SentRequest['result'][] = ['failed', 'malformed', 'no-answer'];

type Watched = { provider: Provider; client: ClientName; state: () => UpstreamState };

/** `log` is the server's: for lines about a provider as a whole, and for requests to it that no user's request needs. */
export function createUpstreamWatch(registry: Registry, log: CallLog): WatchUpstream {
  const watched: Watched[] = [];
  const requests = new Counter({
    name: 'segue_provider_requests_total',
    help: 'Requests to a provider, retries included, by what came back: ok, refused (400 to 499), rate-limited (429), failed (500 and above), malformed, or no-answer.',
    labelNames: ['provider', 'operation', 'result'],
    registers: [registry],
  });
  const addStateGauge = (name: string, help: string, valueOf: (state: UpstreamState) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['provider', 'client'],
      registers: [registry],
      collect() {
        for (const { state, ...labels } of watched) this.set(labels, valueOf(state()));
      },
    });
  addStateGauge(
    'segue_provider_backoff_seconds',
    'Seconds until a provider that answered 429 is asked again; 0 = now.',
    ({ backoffSeconds }) => backoffSeconds,
  );
  addStateGauge(
    'segue_provider_paused',
    '1 after five failures in a row, until a request succeeds; else 0.',
    ({ isPaused }) => Number(isPaused),
  );
  return (provider, client, state) => {
    watched.push({ provider, client, state });
    return {
      sent: (request, ownLog = log) => {
        const { operation, result } = request;
        requests.inc({ provider, operation, result });
        const isTrouble = request.ms > SLOW_MS || OUTAGES.includes(result);
        const ms = Math.round(request.ms);
        ownLog[isTrouble ? 'warn' : 'debug']({ provider, client, ...request, ms }, 'provider request');
      },
      changed: (level, message, facts) =>
        log[level]({ provider, client, ...facts }, `${PROVIDER_NAMES[provider]} ${message}`),
    };
  };
}
