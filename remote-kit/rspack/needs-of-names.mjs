// The kernel range of a bundle, from the names that it takes. A pure function.

/** Messages of the bus: part of the surface, sent by their name. */
export const MESSAGES = 'messages';
/** Stands for all names of a package. */
export const ALL = '*';

/** The later of two versions. */
const later = (one, other) => (one.localeCompare(other, 'en', { numeric: true }) < 0 ? other : one);

/**
 * The kernel range of a bundle, and one sentence for each name that the kernel does not have.
 * @param {Record<string, string[]>} names by shared package; `*` stands for all of a package
 * @param {{ vendors: Record<string, { since: string }>, entries: Record<string, Record<string, { since: string }>> }} surface
 * @param {readonly string[]} [messages] names of the messages in the bundle
 * @returns {{ needs: { kernel: string, names: Record<string, string[]> }, faults: string[] }}
 */
export function needsOf(names, surface, messages = []) {
  const faults = [];
  const since = [];
  /** @type {Record<string, string[]>} */
  const taken = {};
  const all = messages.length > 0 ? { ...names, [MESSAGES]: [...messages] } : names;
  for (const [entry, entryNames] of Object.entries(all)) {
    const vendor = surface.vendors[entry.replace(/^(react|react-dom)\/.*/, '$1')];
    if (vendor) since.push(vendor.since);
    const known = surface.entries[entry];
    if (!known) {
      if (!vendor) faults.push(`${entry} is not shared by the kernel.`);
      continue;
    }
    taken[entry] = entryNames;
    for (const name of entryNames) {
      if (name === ALL) faults.push(`all of ${entry} is imported: import its names.`);
      else if (!Object.hasOwn(known, name)) faults.push(`${entry} has no ${name}.`);
      else since.push(known[name].since);
    }
  }
  const least = since.reduce(later, `${surface.version.split('.')[0]}.0.0`);
  return { needs: { kernel: `^${least}`, names: taken }, faults };
}
