// A store for @fastify/rate-limit: servers on one PostgreSQL count together. https://github.com/fastify/fastify-rate-limit#custom-store
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import type { RequestCount } from '../database/request-counts';

export type CountRequest = (counted: { key: string; windowMs: number; now: Date }) => Promise<RequestCount>;

/** The arguments that the plugin really passes to a store (its types declare others): the options of a limit and its route. */
type LimitOptions = { name?: string; routeInfo?: { method?: unknown; url?: unknown } };

/** Keys over their limit; a flood of one client reads them here instead of in the database. */
const FULL_KEYS_MAX = 50_000;

/** Each limit counts apart: by its name, and by its route if it belongs to one. */
export function sharedLimitStore(countRequest: CountRequest, clock: () => Date): FastifyRateLimitStoreCtor {
  const full = new LRUCache<string, RequestCount>({ max: FULL_KEYS_MAX });

  async function count(key: string, windowMs: number, max: number): Promise<RequestCount> {
    const now = clock();
    const known = full.get(key);
    if (known && known.endsAt > now) return known;
    const counted = await countRequest({ key, windowMs, now });
    if (counted.count > max) full.set(key, counted);
    return counted;
  }

  return class SharedLimitStore implements FastifyRateLimitStore {
    readonly #scope: string;

    constructor(options: object) {
      const { name, routeInfo }: LimitOptions = options;
      this.#scope = [name, routeInfo?.method, routeInfo?.url].join(' ');
    }

    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number, max: number) {
      count(`${this.#scope} ${key}`, windowMs, max).then(
        (counted) =>
          callback(null, {
            current: counted.count,
            ttl: Math.max(0, counted.endsAt.getTime() - clock().getTime()),
          }),
        callback,
      );
    }

    child(options: object) {
      return new SharedLimitStore(options);
    }
  };
}
