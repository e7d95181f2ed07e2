// The rules between the kernel's surface and its version. Pure functions.
//
// A remote runs with the shell's copy of the shared packages, so what it takes from them must be there: a name added demands a
// minor step, a name removed or changed in type a major one. Every remote bundles its own copy of the other packages; their
// changes concern the next build only and demand a minor step.

/**
 * @typedef {{ since: string, type?: string, compatible?: string, optional?: boolean }} Name first kernel version that has it as
 *   it is; hash of its type; why a changed type suits the remotes in use; whether new remotes also run without the change
 * @typedef {{ version: string, vendors: Record<string, { version: string, since: string }>,
 *   entries: Record<string, Record<string, Name>> }} Surface
 * @typedef {'none' | 'patch' | 'minor' | 'major'} Step
 * @typedef {{ step: Step, sentence: string, entry?: string, name?: string, isTypeChange?: boolean }} Demand
 */

const STEPS = /** @type {const} */ (['none', 'patch', 'minor', 'major']);
const partsOf = (version) => version.split('.').map(Number);

/** Compares two versions as `Array.sort` expects. @param {string} one @param {string} other */
export function compareVersions(one, other) {
  const [first, second] = [partsOf(one), partsOf(other)];
  const index = first.findIndex((part, place) => part !== second[place]);
  return index === -1 ? 0 : (first[index] ?? 0) - (second[index] ?? 0);
}

/** The step from one version to another. @param {string} from @param {string} to @returns {Step} */
export function stepBetween(from, to) {
  const [first, second] = [partsOf(from), partsOf(to)];
  const index = first.findIndex((part, place) => part !== second[place]);
  return index === -1 ? 'none' : (STEPS[3 - index] ?? 'none');
}

/** The version one step after another. @param {string} version @param {Step} step */
export function nextVersion(version, step) {
  const [major = 0, minor = 0, patch = 0] = partsOf(version);
  if (step === 'major') return `${major + 1}.0.0`;
  if (step === 'minor') return `${major}.${minor + 1}.0`;
  return step === 'patch' ? `${major}.${minor}.${patch + 1}` : version;
}

/** The larger of two steps. @param {Step} one @param {Step} other @returns {Step} */
export const largerStep = (one, other) => (STEPS.indexOf(one) > STEPS.indexOf(other) ? one : other);

/** The step that all demands together ask for. @param {readonly Demand[]} demands @returns {Step} */
export const stepOf = (demands) => demands.map(({ step }) => step).reduce(largerStep, 'none');

/**
 * What changed since the released surface, and the step that each change demands.
 * @param {Surface} released
 * @param {import('./surface.mjs').PresentSurface} present
 * @param {{ isShared: (entry: string) => boolean, recorded?: Surface }} options `recorded` holds the accepted changes
 * @returns {Demand[]}
 */
export function demandsOf(released, present, { isShared, recorded }) {
  const entries = [...new Set([...Object.keys(released.entries), ...Object.keys(present.entries)])];
  return [
    ...vendorDemands(released, present),
    ...entries.flatMap((entry) => {
      const breaking = isShared(entry) ? 'major' : 'minor';
      const before = released.entries[entry] ?? {};
      const now = present.entries[entry] ?? {};
      return [...new Set([...Object.keys(before), ...Object.keys(now)])].flatMap((name) => {
        if (!before[name]) return [{ step: 'minor', sentence: `${entry}: ${name} was added` }];
        if (!now[name]) return [{ step: breaking, sentence: `${entry}: ${name} was removed` }];
        if (before[name].type === now[name].type) return [];
        const step = isAccepted(recorded?.entries[entry]?.[name], now[name].type) ? 'minor' : breaking;
        return [
          { step, sentence: `${entry}: the type of ${name} was changed`, entry, name, isTypeChange: true },
        ];
      });
    }),
  ];
}

// A reason holds for the type that it was given for.
const isAccepted = (name, type) => Boolean(name?.compatible) && name?.type === type;

function vendorDemands(released, present) {
  return Object.entries(released.vendors).flatMap(([name, { version }]) => {
    const now = present.vendors[name];
    if (now === undefined) return [{ step: 'major', sentence: `${name} is no longer shared` }];
    const step = stepBetween(version, now);
    return step === 'none' ? [] : [{ step, sentence: `${name} went from ${version} to ${now}` }];
  });
}

/** One sentence for each demand that the step to this version does not meet. @returns {string[]} */
export function unmetDemands(released, version, demands) {
  const made = stepBetween(released.version, version);
  return demands
    .filter(({ step }) => largerStep(step, made) !== made)
    .map(({ step, sentence }) => `${sentence}: kernel ${released.version} → ${version} is no ${step} step.`);
}

/**
 * The surface to record: `since` is the version of the release that first had the name, and every name that its type mentions,
 * as they are now.
 * @param {Surface} released
 * @param {import('./surface.mjs').PresentSurface} present
 * @param {string} version of the kernel
 * @param {Surface} [recorded] holds the accepted changes
 * @returns {Surface}
 */
export function surfaceOf(released, present, version, recorded) {
  const acceptedOf = (entry, name) => {
    const accepted = recorded?.entries[entry]?.[name];
    return isAccepted(accepted, present.entries[entry]?.[name]?.type) ? accepted : undefined;
  };
  const own = (entry, name) => {
    const before = released.entries[entry]?.[name];
    const isSame = before?.type === present.entries[entry]?.[name]?.type || acceptedOf(entry, name)?.optional;
    return before && isSame ? before.since : version;
  };
  const since = (entry, name, seen) =>
    (present.entries[entry]?.[name]?.uses ?? [])
      .filter((used) => !seen.has(used))
      .map((used) => {
        seen.add(used);
        const [usedEntry = '', usedName = ''] = used.split(' ');
        return since(usedEntry, usedName, seen);
      })
      .reduce((latest, one) => (compareVersions(one, latest) > 0 ? one : latest), own(entry, name));
  const described = (entry, [name, { type }]) => {
    const { compatible, optional } = acceptedOf(entry, name) ?? {};
    return [
      name,
      {
        since: since(entry, name, new Set()),
        ...(type && { type }),
        ...(compatible && { compatible }),
        ...(optional && { optional }),
      },
    ];
  };
  return {
    version,
    vendors: Object.fromEntries(
      Object.entries(present.vendors).map(([name, now]) => {
        const before = released.vendors[name];
        return [name, { version: now, since: before?.version === now ? before.since : version }];
      }),
    ),
    entries: Object.fromEntries(
      Object.entries(present.entries)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([entry, names]) => [
          entry,
          Object.fromEntries(
            Object.entries(names)
              .sort(([one], [other]) => (one < other ? -1 : 1))
              .map((pair) => described(entry, pair)),
          ),
        ]),
    ),
  };
}

/** A surface without the reasons of accepted changes, as it is released. @param {Surface} surface @returns {Surface} */
export const releasedSurface = ({ version, vendors, entries }) => ({
  version,
  vendors,
  entries: Object.fromEntries(
    Object.entries(entries).map(([entry, names]) => [
      entry,
      Object.fromEntries(
        Object.entries(names).map(([name, { since, type }]) => [name, { since, ...(type && { type }) }]),
      ),
    ]),
  ),
});
