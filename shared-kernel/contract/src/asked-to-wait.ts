// Messages for when a service requires a wait. A separate entry point, outside the first load.
import { PROVIDER_NAMES, type SignInService } from '@segue/contract';

const MINUTE_MS = 60_000;

export const askedToWait = (provider: SignInService, end: number, now?: number): string =>
  `${PROVIDER_NAMES[provider]} asks us to wait until ${waitEnd(end, now)}.`;

/** `end` and `now` are epoch milliseconds. The time is in the user's time zone, with the weekday unless it is today. */
export function waitEnd(end: number, now = Date.now()): string {
  // Rounded up, so that the wait has ended at the shown time.
  const until = new Date(Math.ceil(end / MINUTE_MS) * MINUTE_MS);
  const isToday = until.toDateString() === new Date(now).toDateString();
  const time = until.toLocaleString('en-US', {
    ...(!isToday && { weekday: 'long' }),
    hour: 'numeric',
    minute: '2-digit',
  });
  // Some engines use a narrow no-break space before AM and PM.
  return time.replace(/\s/g, ' ');
}
