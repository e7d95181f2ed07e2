// Pure arithmetic of a slider.
/** Clamps a value to 0..max; NaN and infinity become 0. */
export function clamp(value, max) {
    return Number.isFinite(value) ? Math.min(Math.max(value, 0), Math.max(max, 0)) : 0;
}
/** The position of a value on the rail, 0..1. */
export function fractionOf(value, max) {
    return max > 0 ? clamp(value, max) / max : 0;
}
/** The value under a pointer. */
export function valueAt(x, rail, max) {
    return rail.width > 0 ? clamp(((x - rail.left) / rail.width) * max, max) : 0;
}
/** The value after a key press; undefined for keys that a slider does not handle. */
export function valueAfterKey(key, value, { max, step, largeStep }) {
    switch (key) {
        case 'ArrowRight':
        case 'ArrowUp':
            return clamp(value + step, max);
        case 'ArrowLeft':
        case 'ArrowDown':
            return clamp(value - step, max);
        case 'PageUp':
            return clamp(value + largeStep, max);
        case 'PageDown':
            return clamp(value - largeStep, max);
        case 'Home':
            return 0;
        case 'End':
            return clamp(max, max);
        default:
            return undefined;
    }
}
