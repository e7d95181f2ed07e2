// Resident memory of a server process, and whether it grows over a run.
import { readFileSync } from 'node:fs';

const SAMPLED_EVERY_MS = 500;
/** A server that has just started fills its caches. */
const IGNORED_SHARE = 0.2;

/** Resident memory of a process in MB, now and its peak; null on a system without /proc. @param {number} pid */
export function memoryOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const mb = (name) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
    return { now: mb('VmRSS'), peak: mb('VmHWM') };
  } catch {
    return null;
  }
}

/**
 * Samples a server's memory until `stop`.
 * @param {() => { now: number, peak: number } | null} memory
 * @returns {{ stop: () => { growthMb: number | null, peakMb: number | null } }} growth: the slope of a line through all samples
 * but the first fifth, times their number; null where memory cannot be read
 */
export function watchMemory(memory) {
  const samples = [];
  let peakMb = null;
  const timer = setInterval(() => {
    const seen = memory();
    if (!seen) return;
    samples.push(seen.now);
    peakMb = seen.peak;
  }, SAMPLED_EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      const kept = samples.slice(Math.floor(samples.length * IGNORED_SHARE));
      return { growthMb: kept.length > 1 ? slope(kept) * kept.length : null, peakMb };
    },
  };
}

/** The least-squares slope per sample. @param {readonly number[]} values */
function slope(values) {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let above = 0;
  let below = 0;
  for (const [index, value] of values.entries()) {
    above += (index - middle) * (value - mean);
    below += (index - middle) ** 2;
  }
  return above / below;
}
