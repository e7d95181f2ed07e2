// The version of all shared-kernel packages. Each remote declares the range that it needs.
export const KERNEL_VERSION = '6.6.0';

/** Version of the shape of a remote's `./remote` module; the shell rejects any other. */
export const REMOTE_CONTRACT = 1;

type Version = readonly [major: number, minor: number, patch: number];

const read = (text: string): Version | null => {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
};

/**
 * Whether a kernel version satisfies a caret range such as `^1.2.0`. Other kinds of ranges are not supported
 * and never satisfied.
 */
export function satisfiesKernel(range: string, version: string = KERNEL_VERSION): boolean {
  const least = range.startsWith('^') ? read(range.slice(1)) : null;
  const present = read(version);
  if (!least || !present) return false;
  // A caret range fixes the parts up to and including the first that is not zero.
  const firstSet = least.findIndex((part) => part > 0);
  const fixed = firstSet === -1 ? 2 : firstSet;
  for (let part = 0; part < 3; part += 1) {
    const difference = (present[part] ?? 0) - (least[part] ?? 0);
    if (difference !== 0) return difference > 0 && part > fixed;
  }
  return true;
}
