// How long something lasts, as listeners write it.

const SECOND_MS = 1000;

/** `m:ss`, from one hour on `h:mm:ss`; what is missing or senseless reads `0:00`. Takes milliseconds. */
export function formatDuration(milliseconds: number | null | undefined): string {
  const whole = Number.isFinite(milliseconds) ? Math.max(0, Math.floor(milliseconds! / SECOND_MS)) : 0;
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const seconds = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`;
}
