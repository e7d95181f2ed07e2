/** Clamps a value to 0..max; NaN and infinity become 0. */
export function clamp(value: number, max: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(value, 0), Math.max(max, 0)) : 0;
}

export function fractionOf(value: number, max: number): number {
  return max > 0 ? clamp(value, max) / max : 0;
}

export function partAt(x: number, rail: DOMRect | undefined): number {
  return rail?.width ? clamp((x - rail.left) / rail.width, 1) : 0;
}

/** The value after a key press; undefined for keys that a slider does not handle. */
export function valueAfterKey(
  key: string,
  value: number,
  { max, step, largeStep }: { max: number; step: number; largeStep: number },
): number | undefined {
  const values: Partial<Record<string, number>> = {
    ArrowRight: value + step,
    ArrowUp: value + step,
    ArrowLeft: value - step,
    ArrowDown: value - step,
    PageUp: value + largeStep,
    PageDown: value - largeStep,
    Home: 0,
    End: max,
  };
  const next = values[key];
  return next === undefined ? undefined : clamp(next, max);
}
