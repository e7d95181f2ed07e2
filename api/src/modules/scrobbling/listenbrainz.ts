// The API of ListenBrainz: https://listenbrainz.readthedocs.io/en/latest/users/api/core.html.
import { artistNames, descriptorOf, PROVIDER_NAMES } from '@segue/contract';
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
/** What was heard longer ago is not what the user hears now. */
const LATE_MS = 3_600_000;

const tokenSchema = z.object({ valid: z.boolean(), user_name: lenient(z.string()) });
const listensSchema = z.object({
  payload: z.object({ listens: z.array(z.object({ track_metadata: z.object({ track_name: z.string() }) })) }),
});

export function createListenBrainz({ clock, config, sharedBackoff }: FastifyInstance) {
  // One for each server, so that one that fails stops no other.
  const clients = new LRUCache<string, Upstream>({
    max: CLIENTS_MAX,
    dispose: (client) => void client.close(),
    memoMethod: (url) =>
      createUpstream({
        client: `listenbrainz ${url}`,
        timeoutMs: TIMEOUT_MS,
        clock,
        events: NO_EVENTS,
        sharedBackoff,
      }),
  });

  async function call<S extends z.ZodMiniType>(
    { url, token }: Account,
    path: string,
    schema: S,
    body?: object,
  ) {
    const answer = await clients.memo(url).send({
      operation: 'scrobble',
      method: body ? 'POST' : 'GET',
      url: `${url}/1/${path}`,
      headers: {
        authorization: `Token ${token}`,
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
    /** The name of the token's account; null when the token is refused. */
    accountOf: async (account: Account): Promise<string | null> => {
      const { valid, user_name } = await call(account, 'validate-token', tokenSchema);
      return valid ? user_name : null;
    },

    submit: async (account: Account, { track, listenedAt }: Listen): Promise<void> => {
      const isLate = clock().getTime() - listenedAt.getTime() > LATE_MS;
      const origin_url = pageOf(track);
      const music_service = origin_url && new URL(origin_url).host.replace(/^(open|www)\./, '');
      const track_metadata = {
        artist_name: artistNames(track),
        track_name: track.title,
        ...present({ release_name: track.album }),
        additional_info: {
          submission_client: 'Segue',
          music_service_name: PROVIDER_NAMES[track.provider],
          ...present({ duration_ms: track.duration, origin_url, music_service }),
        },
      };
      await call(account, 'submit-listens', z.unknown(), {
        listen_type: isLate ? 'import' : 'single',
        payload: [{ listened_at: secondsOf(listenedAt), track_metadata }],
      });
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

/** The public page of a track; undefined for one of a server of one's own. */
function pageOf({ provider, uri = '' }: KnownTrack): string | undefined {
  const { uri: pattern, trackPage } = descriptorOf(provider);
  const id = pattern?.exec(uri)?.[1];
  return trackPage && id ? trackPage + id : /^https:/.test(uri) ? uri : undefined;
}
