// Covers in memory, a limited number of bytes of them; who asks for the same cover at once shares a request.
import { LRUCache } from 'lru-cache';
import type { CoverImage } from '../../providers/music-provider';

const KEPT_BYTES = 32 * 1024 * 1024;
const KEPT_MS = 6 * 3_600_000;

export function createCovers() {
  const kept = new LRUCache<string, CoverImage>({
    maxSize: KEPT_BYTES,
    ttl: KEPT_MS,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  });
  const pending = new Map<string, Promise<CoverImage>>();

  return {
    get: (key: string, fetch: () => Promise<CoverImage>): Promise<CoverImage> | CoverImage => {
      const present = kept.get(key) ?? pending.get(key);
      if (present) return present;
      const fetching = fetch()
        .then((cover) => {
          kept.set(key, cover);
          return cover;
        })
        .finally(() => pending.delete(key));
      pending.set(key, fetching);
      return fetching;
    },
  };
}
