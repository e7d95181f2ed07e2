// Makes the registry out of what the remotes say and what was really built. Plain functions; `local.mjs` and
// `deployment.mjs` do the reading and writing.
import { createHash } from 'node:crypto';

/** The hash under which a browser accepts a file. */
export const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Folder of one build below `remotes`. */
export const buildFolder = ({ name, version }) => `${name}/${version}`;

/** A local build's version: that of the package and the hash of the build, as in `1.0.0+f2a7922c613`. */
export const localVersion = ({ folder, manifest, container }) =>
  `${manifest.version}+${container.slice(folder.length + 1)}`;

/** True for an entry of a local build, which the next build may replace. */
export const isLocalBuild = (entry) => String(entry?.version).includes('+');

const VERSION = /^\d+\.\d+\.\d+$/;

/**
 * What forbids publishing these remotes, one sentence each.
 * @param {Record<string, any>[]} built
 * @param {unknown[]} published the entries of the registry they go into
 * @returns {string[]}
 */
export function faultsOf(built, kernel, published = []) {
  return [...built.flatMap((one) => faultsOfOne(one, kernel)), ...pathsClaimedTwice(built, published)];
}

function faultsOfOne({ folder, manifest, packageVersion, container, content }, kernel) {
  const faults = [];
  const face = kernel.faceSchema.safeParse(manifest);
  if (!face.success) {
    const { path, message } = face.error.issues[0];
    faults.push(`${folder}: remote.json ${message} (${path.join('.')}).`);
  }
  if (manifest.name !== folder) faults.push(`${folder}: remote.json calls itself ${manifest.name}.`);
  if (!VERSION.test(manifest.version ?? '')) faults.push(`${folder}: ${manifest.version} is no version.`);
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

// A path that two other remotes claim is for their teams to mend, and an entry of any shape is passed over.
function pathsClaimedTwice(built, published) {
  const folders = built.map(({ folder }) => folder);
  const claims = [
    ...published
      .filter((entry) => !folders.includes(entry?.name))
      .map((entry) => ({ owner: entry?.name, paths: pathsOf(entry) })),
    ...built.map(({ folder, manifest }) => ({ owner: folder, paths: pathsOf(manifest) })),
  ];
  const ownersOf = (path) => claims.flatMap(({ owner, paths }) => (paths.includes(path) ? [owner] : []));
  return [...new Set(built.flatMap(({ manifest }) => pathsOf(manifest)))]
    .map((path) => ({ path, owners: ownersOf(path) }))
    .filter(({ owners }) => owners.length > 1)
    .map(({ path, owners }) => `The path ${path} is claimed twice: ${owners.join(', ')}.`);
}

const pathsOf = (face) => (Array.isArray(face?.routes) ? face.routes.map((route) => route?.path) : []);

/**
 * One remote's entry in the registry.
 * @param {Record<string, any>} built with the version to list it under
 * @param {Record<string, any> | undefined} before its entry in the registry being replaced
 * @param {(build: { entry: string, integrity: string }) => boolean} isKept whether a former build still lies there
 */
export function remoteEntry(
  { manifest, version, container, entryFile, content },
  before,
  isKept = () => true,
) {
  const { name, kernel, routes, nav, widgets } = manifest;
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
    ...(previous && isKept(previous) ? { previous } : {}),
  };
}

// The build that was live until now; when the same build is published again, whatever was before it.
function previousBuild(before, build) {
  if (!before) return undefined;
  if (before.container === build.container && before.version === build.version) return before.previous;
  const { version, container, entry, integrity, kernel } = before;
  return { version, container, entry, integrity, kernel };
}

/** The whole registry; its revision changes exactly when it does. */
export function registryOf(remotes, schema) {
  const revision = createHash('sha256').update(JSON.stringify(remotes)).digest('hex').slice(0, 12);
  return { schema, revision, remotes };
}
