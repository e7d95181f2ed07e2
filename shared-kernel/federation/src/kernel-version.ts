// The one version that covers every shared-kernel package: a remote names the range of it that it needs.
export const KERNEL_VERSION = '2.0.0';

/** Shape of what a remote's `./remote` module gives; a shell refuses any other. */
export const REMOTE_CONTRACT = 1;

type Version = readonly [major: number, minor: number, patch: number];

const read = (text: string): Version | null => {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
};

/**
 * True when a kernel version lies in a caret range such as `^1.2.0`. Any other kind of range is not
 * understood and therefore not satisfied.
 */
export function satisfiesKernel(range: string, version: string = KERNEL_VERSION): boolean {
  const least = range.startsWith('^') ? read(range.slice(1)) : null;
  const present = read(version);
  if (!least || !present) return false;
  // A caret holds everything up to and including the first number that is not zero.
  const firstSet = least.findIndex((part) => part > 0);
  const fixed = firstSet === -1 ? 2 : firstSet;
  for (let part = 0; part < 3; part += 1) {
    const difference = (present[part] ?? 0) - (least[part] ?? 0);
    if (difference !== 0) return difference > 0 && part > fixed;
  }
  return true;
}
