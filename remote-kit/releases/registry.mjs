// Derives the registry that servers put into the page from a channel and its releases.
import { releaseFolder } from './formats.mjs';

/** Version of the registry's format, `REGISTRY_SCHEMA` of @segue/federation. */
const REGISTRY_SCHEMA = 1;
const NO_FACE = { routes: [], nav: [], widgets: [], home: [] };

/**
 * @typedef {ReturnType<typeof buildOf>} RegistryBuild
 * @typedef {RegistryBuild & Partial<Required<import('./formats.mjs').Face>>} OtherBuild a field of the face that is left out is
 * that of the current build
 * @typedef {RegistryBuild & import('./formats.mjs').Face & { name: string, previous?: OtherBuild,
 *   canary?: OtherBuild & Omit<import('./formats.mjs').Canary, 'version'> }} RegistryEntry
 * @typedef {{ schema: number, revision: string, remotes: RegistryEntry[] }} DerivedRegistry
 */

/**
 * @param {import('./formats.mjs').Channel} channel
 * @param {(name: string, version: string) => import('./formats.mjs').Release | undefined} releaseOf
 * @param {string} [base] URL of the deployment when it is on another origin than the page
 * @returns {DerivedRegistry}
 */
export function registryOf(channel, releaseOf, base = '') {
  const remotes = Object.entries(channel.remotes).map(([name, entry]) => {
    const current = releaseOf(name, entry.version);
    if (!current) throw new Error(`There is no release ${name} ${entry.version}.`);
    const previous = entry.previous && releaseOf(name, entry.previous);
    const canary = entry.canary && releaseOf(name, entry.canary.version);
    return {
      ...listed(current, base),
      ...(previous && { previous: { ...buildOf(previous, base), ...changedFace(previous, current) } }),
      ...(canary && {
        canary: {
          ...buildOf(canary, base),
          ...changedFace(canary, current),
          ...shareOf(entry.canary),
        },
      }),
    };
  });
  return { schema: REGISTRY_SCHEMA, revision: String(channel.revision), remotes };
}

const shareOf = ({ version: _, ...share }) => share;

/**
 * A release as the registry lists it. @param {Omit<import('./formats.mjs').Release, 'schema' | 'commit' | 'at' | 'bytes'>} release
 * @param {string} [base]
 */
export const listed = (release, base = '') => ({
  name: release.name,
  ...buildOf(release, base),
  ...release.face,
});

const buildOf = ({ name, version, container, entry, integrity, lazy, needs }, base) => {
  const folder = `${base}/${releaseFolder(name, version)}`;
  return {
    version,
    container,
    entry: `${folder}/${entry}`,
    integrity,
    ...(lazy && { lazy: { entry: `${folder}/${lazy.file}`, integrity: lazy.integrity } }),
    kernel: needs.kernel,
  };
};

// For a field that is left out, the page uses the one of the current build.
function changedFace(release, current) {
  const full = { ...NO_FACE, ...current.face };
  return Object.fromEntries(
    Object.entries({ ...NO_FACE, ...release.face }).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(full[field]),
    ),
  );
}
