/** Faults that only SoundCloud's services have. */
import { answer, type Effect } from '@segue/provider-sandbox/core/fault-effects';

export const SOUNDCLOUD_EFFECTS: Readonly<Record<string, (now: number) => Effect>> = {
  'exchange-limit': (now) => answer(429, exchangeLimitBody(now + 60_000)),
  unauthorized: () =>
    answer(401, {
      code: 401,
      message: '',
      link: 'https://developers.soundcloud.com/docs/api/explorer/open-api',
      status: '401 - Unauthorized',
      errors: [],
      error: null,
    }),
  // A new app with the right credentials, until SoundCloud activates it (soundcloud/api, issues 563 and 574).
  'app-not-activated': () => answer(401, { error: 'invalid_client' }),
};

/** SoundCloud's answer when an application requests too many tokens. */
export function exchangeLimitBody(resetAt: number) {
  const reset = new Date(resetAt).toISOString();
  return {
    errors: [
      {
        meta: {
          rate_limit: {
            bucket: 'by-ip',
            max_nr_of_requests: 30,
            time_window: 'PT1H',
            name: 'client-credentials-exchange',
          },
          remaining_requests: 0,
          reset_time: `${reset.slice(0, 10).replaceAll('-', '/')} ${reset.slice(11, 19)} +0000`,
        },
      },
    ],
  };
}
