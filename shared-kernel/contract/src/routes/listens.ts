// The listening history, and the services that the user's listens are sent on to.
import * as z from 'zod/mini';
import { trackReferenceSchema, trackSchema } from '../entities/track';
import { providerSchema } from '../providers';
import { member, trackLookupErrors } from './route';

const PATH = '/api/listens';
const ofTarget = z.object({ target: z.union([z.literal('listenbrainz'), providerSchema]) });

/** `listenedAt`: when the song began, ISO 8601. */
const listenSchema = z.object({ track: trackSchema, listenedAt: z.string() });
export type Listen = z.infer<typeof listenSchema>;

/** `needsToken`: the service refuses the stored one, and nothing is sent until there is another. */
const targetSchema = z.extend(ofTarget, {
  isOn: z.boolean(),
  account: z.nullable(z.string()),
  needsToken: z.boolean(),
});
export type ScrobbleTarget = z.infer<typeof targetSchema>;

/** `allowsOwnServers`: users may name a ListenBrainz server of their own. */
const scrobblingAnswers = {
  200: z.object({ targets: z.array(targetSchema), allowsOwnServers: z.boolean() }),
};

export const listensRoutes = {
  /** Half of a song was heard, or four minutes of it. The same listen again changes nothing. */
  addListen: member('POST', PATH, {
    body: z.extend(trackReferenceSchema, { startedAt: z.string() }),
    errors: ['trackNotFound', ...trackLookupErrors],
  }),

  /** A page, newest first, of songs that began before `before`. The words of `query` are in title or artists. */
  listListens: member('GET', PATH, {
    query: z.object({
      before: z.optional(z.string().check(z.regex(/^[\d:.TZ-]{1,30}$/))),
      query: z.optional(z.string()),
    }),
    answers: {
      200: z.object({ listens: z.array(listenSchema), hasMore: z.boolean(), isPaused: z.boolean() }),
    },
    errors: ['tooMany'],
  }),

  clearListens: member('DELETE', PATH, {}),
  pauseListens: member('PUT', PATH, { body: z.object({ isPaused: z.boolean() }) }),

  getScrobbling: member('GET', '/api/scrobbling', { answers: scrobblingAnswers }),

  /** `token` and `serverUrl` are for ListenBrainz; the token is checked there before it is stored. */
  changeScrobbling: member('PUT', '/api/scrobbling/:target', {
    params: ofTarget,
    body: z.object({
      isOn: z.boolean(),
      token: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/))),
      serverUrl: z.optional(z.string()),
    }),
    answers: scrobblingAnswers,
    errors: ['connectionRefused', 'tooMany', ...trackLookupErrors],
  }),
};
