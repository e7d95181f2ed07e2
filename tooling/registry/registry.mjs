// Creates registry entries from manifests and builds. Pure functions; `local.mjs` and `deployment.mjs` read and write files.
import { createHash } from 'node:crypto';

/** The subresource integrity hash of a file. */
export const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The folder of a build below `remotes`. */
export const buildFolder = ({ name, version }) => `${name}/${version}`;

/** The version of a local build: version of the package and hash of the build, as in `1.0.0+f2a7922c613`. */
export const localVersion = ({ folder, manifest, container }) =>
  `${manifest.version}+${container.slice(folder.length + 1)}`;

/** True for the entry of a local build. */
export const isLocalBuild = (entry) => String(entry?.version).includes('+');

const VERSION = /^\d+\.\d+\.\d+$/;

/**
 * The reasons why these remotes cannot be published, one sentence each.
 * @param {Record<string, any>[]} built
 * @param {unknown[]} published the present entries of the registry
 * @returns {string[]}
 */
export function faultsOf(built, kernel, published = []) {
  return [...built.flatMap((one) => faultsOfOne(one, kernel)), ...duplicatePaths(built, published)];
}

function faultsOfOne({ folder, manifest, packageVersion, container, content }, kernel) {
  const faults = [];
  const face = kernel.faceSchema.safeParse(manifest);
  if (!face.success) {
    const { path, message } = face.error.issues[0];
    faults.push(`${folder}: remote.json ${message} (${path.join('.')}).`);
  }
  if (manifest.name !== folder) faults.push(`${folder}: remote.json has the name ${manifest.name}.`);
  if (!VERSION.test(manifest.version ?? '')) faults.push(`${folder}: ${manifest.version} is not a version.`);
  if (manifest.version !== packageVersion) {
    faults.push(`${folder}: remote.json says ${manifest.version}, package.json says ${packageVersion}.`);
  }
  if (!kernel.satisfiesKernel(manifest.kernel ?? '')) {
    faults.push(
      `${folder} ${manifest.version} needs kernel ${manifest.kernel}; this repository has ${kernel.KERNEL_VERSION}.`,
    );
  }
  if (!String(content).includes(container)) faults.push(`${folder}: the built entry is not ${container}.`);
  return faults;
}

// Only paths of the published remotes count: a conflict between two other entries does not block a release.
function duplicatePaths(built, published) {
  const folders = built.map(({ folder }) => folder);
  const owners = [
    ...published
      .filter((entry) => !folders.includes(entry?.name))
      .map((entry) => ({ owner: entry?.name, paths: pathsOf(entry) })),
    ...built.map(({ folder, manifest }) => ({ owner: folder, paths: pathsOf(manifest) })),
  ];
  const ownersOf = (path) => owners.flatMap(({ owner, paths }) => (paths.includes(path) ? [owner] : []));
  return [...new Set(built.flatMap(({ manifest }) => pathsOf(manifest)))]
    .map((path) => ({ path, owners: ownersOf(path) }))
    .filter(({ owners }) => owners.length > 1)
    .map(({ path, owners }) => `The path ${path} is claimed twice: ${owners.join(', ')}.`);
}

const pathsOf = (manifest) =>
  Array.isArray(manifest?.routes) ? manifest.routes.map((route) => route?.path) : [];

/**
 * The registry entry of a remote.
 * @param {Record<string, any>} built with the version of the entry
 * @param {Record<string, any> | undefined} before its present entry
 * @param {(build: { entry: string, integrity: string }) => boolean} isKept whether the files of a previous build exist
 */
export function remoteEntry(
  { manifest, version, container, entryFile, content },
  before,
  isKept = () => true,
) {
  const { name, kernel, routes, nav, widgets, home } = manifest;
  const build = {
    version,
    container,
    entry: `/remotes/${buildFolder({ name, version })}/${entryFile}`,
    integrity: integrityOf(content),
    kernel,
  };
  const previous = previousBuild(before, build);
  return {
    name,
    ...build,
    routes,
    nav,
    widgets,
    ...(home ? { home } : {}),
    ...(previous && isKept(previous) ? { previous } : {}),
  };
}

// The present build; when the same build is published again, the one before it.
function previousBuild(before, build) {
  if (!before) return undefined;
  if (before.container === build.container && before.version === build.version) return before.previous;
  const { version, container, entry, integrity, kernel } = before;
  return { version, container, entry, integrity, kernel };
}

/** A registry whose revision is the hash of its entries. */
export function registryOf(remotes, schema) {
  const revision = createHash('sha256').update(JSON.stringify(remotes)).digest('hex').slice(0, 12);
  return { schema, revision, remotes };
}
