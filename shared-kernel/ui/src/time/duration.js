const SECOND_MS = 1000;
/** Formats milliseconds as `m:ss`, from one hour on as `h:mm:ss`; missing and invalid values as `0:00`. */
export function formatDuration(milliseconds) {
    const whole = Number.isFinite(milliseconds) ? Math.max(0, Math.floor(milliseconds / SECOND_MS)) : 0;
    const hours = Math.floor(whole / 3600);
    const minutes = Math.floor(whole / 60) % 60;
    const seconds = String(whole % 60).padStart(2, '0');
    return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`;
}
