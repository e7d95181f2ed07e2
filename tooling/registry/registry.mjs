// Makes the registry out of what the remotes say and what was really built. Plain functions; `publish.mjs` does the
// reading and writing.
import { createHash } from 'node:crypto';

/** The hash under which a browser accepts a file. */
export const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Folder of one build below `dist/remotes`. */
export const buildFolder = ({ name, version, container }) =>
  `${name}/${version}-${container.slice(name.length + 1)}`;

const VERSION = /^\d+\.\d+\.\d+$/;

/** What forbids publishing these remotes, one sentence each. @returns {string[]} */
export function faultsOf(built, kernel) {
  return [
    ...built.flatMap((one) => faultsOfOne(one, kernel)),
    ...twice(
      built.flatMap(({ manifest }) => manifest.routes ?? []),
      'path',
      built,
    ),
  ];
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

function twice(routes, key, built) {
  const seen = new Set();
  const faults = [];
  for (const { [key]: value } of routes) {
    if (seen.has(value)) {
      const owners = built
        .filter(({ manifest }) => manifest.routes?.some((route) => route[key] === value))
        .map(({ folder }) => folder);
      faults.push(`The path ${value} is claimed twice: ${owners.join(', ')}.`);
    }
    seen.add(value);
  }
  return faults;
}

/**
 * One remote's entry in the registry.
 * @param {Record<string, any>} built
 * @param {Record<string, any> | undefined} before its entry in the registry being replaced
 * @param {(build: { entry: string, integrity: string }) => boolean} isKept whether a former build still lies there
 */
export function remoteEntry({ manifest, container, entryFile, content }, before, isKept = () => true) {
  const { name, version, kernel, routes, nav, widgets } = manifest;
  const build = {
    version,
    container,
    entry: `/remotes/${buildFolder({ name, version, container })}/${entryFile}`,
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
