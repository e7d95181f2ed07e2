const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * 'Just now', '5 minutes ago', '2 hours ago', 'Yesterday at 3:45 PM', '3 days ago', 'Apr 10, 2025', in the
 * local zone. A missing time is 'Never'; an invalid one is '—'.
 */
export function formatRelativeTime(iso: string | null | undefined, now: number): string {
  if (iso === null || iso === undefined) return 'Never';
  const then = new Date(iso);
  const elapsed = now - then.getTime();
  if (Number.isNaN(elapsed)) return '—';
  if (elapsed < MINUTE_MS) return 'Just now';
  if (elapsed < HOUR_MS) return ago(Math.floor(elapsed / MINUTE_MS), 'minute');
  if (elapsed < DAY_MS) return ago(Math.floor(elapsed / HOUR_MS), 'hour');
  const days = calendarDaysBetween(then, new Date(now));
  if (days === 1) return `Yesterday at ${clock(then)}`;
  if (days < 7) return ago(days, 'day');
  return formatDate(iso);
}

/** 'Apr 10, 2025', in the local zone; an invalid time is '—'. */
export function formatDate(iso: string): string {
  const day = new Date(iso);
  if (Number.isNaN(day.getTime())) return '—';
  return day.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
}

/** Some engines put a narrow no-break space before AM and PM. */
function clock(then: Date): string {
  return then.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' }).replace(/\s/g, ' ');
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

/** Counts midnights, so that daylight saving time does not matter. */
function calendarDaysBetween(from: Date, to: Date): number {
  const midnight = (day: Date) => Date.UTC(day.getFullYear(), day.getMonth(), day.getDate());
  return Math.round((midnight(to) - midnight(from)) / DAY_MS);
}

/** Formats milliseconds as `m:ss`, from one hour on as `h:mm:ss`; an unknown length as `–:––`. */
export function formatDuration(milliseconds: number | null): string {
  if (milliseconds === null || !Number.isFinite(milliseconds)) return '–:––';
  const whole = Math.max(0, Math.floor(milliseconds / 1000));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const seconds = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`;
}
