// The API of ListenBrainz: https://listenbrainz.readthedocs.io/en/latest/users/api/core.html.
import { artistNames, PROVIDER_NAMES } from '@segue/contract';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { ProviderError } from '../../providers/music-provider';
import { createUpstream, type Upstream } from '../../providers/upstream';
import { NO_EVENTS } from '../../providers/upstream-events';
import { apiError, lenient, present, readBody } from '../../providers/wire';
import type { KnownTrack } from '../tracks';

export type ListenBrainz = ReturnType<typeof createListenBrainz>;
type Account = { url: string; token: string };
type Listen = { track: KnownTrack; listenedAt: Date };

const TIMEOUT_MS = 5000;
const CLIENTS_MAX = 50;

const tokenSchema = z.object({ valid: z.boolean(), user_name: lenient(z.string()) });
const listensSchema = z.object({
  payload: z.object({ listens: z.array(z.object({ track_metadata: z.object({ track_name: z.string() }) })) }),
});

export function createListenBrainz({ clock, config, sharedBackoff }: FastifyInstance) {
  const shared = { timeoutMs: TIMEOUT_MS, clock, events: NO_EVENTS, sharedBackoff };
  // One for each server, so that one that fails stops no other.
  const clients = new LRUCache<string, Upstream>({
    max: CLIENTS_MAX,
    dispose: (client) => void client.close(),
    memoMethod: (url) => createUpstream({ ...shared, client: `listenbrainz ${url}` }),
  });

  async function call<S extends z.ZodMiniType>(account: Account, path: string, schema: S, body?: object) {
    const answer = await clients.memo(account.url).send({
      operation: 'scrobble',
      method: body ? 'POST' : 'GET',
      url: `${account.url}/1/${path}`,
      headers: {
        authorization: `Token ${account.token}`,
        'user-agent': `Segue (${config.publicUrl})`,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.status === 400) throw new ProviderError('forbidden', { reason: 'status 400' });
    if (answer.status !== 200) throw apiError(answer, null);
    return readBody(answer, schema);
  }

  return {
    /** The name of the token's account. */
    accountOf: async (account: Account): Promise<string> => {
      const { valid, user_name } = await call(account, 'validate-token', tokenSchema);
      if (!valid || !user_name) throw new ProviderError('auth');
      return user_name;
    },

    submit: async (account: Account, { track, listenedAt }: Listen): Promise<void> => {
      const track_metadata = {
        artist_name: artistNames(track),
        track_name: track.title,
        ...present({ release_name: track.album }),
        additional_info: {
          submission_client: 'Segue',
          music_service_name: PROVIDER_NAMES[track.provider],
          ...present({ duration_ms: track.duration }),
        },
      };
      const payload = [{ listened_at: secondsOf(listenedAt), track_metadata }];
      await call(account, 'submit-listens', z.unknown(), { listen_type: 'single', payload });
    },

    /** Whether an earlier attempt, whose answer was lost, has reached the service. */
    hasArrived: async (account: Account, name: string, { track, listenedAt }: Listen): Promise<boolean> => {
      const at = secondsOf(listenedAt);
      const path = `user/${encodeURIComponent(name)}/listens?min_ts=${at - 1}&max_ts=${at + 1}`;
      const { payload } = await call(account, path, listensSchema);
      return payload.listens.some((listen) => listen.track_metadata.track_name === track.title);
    },

    close: () => clients.clear(),
  };
}

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);
