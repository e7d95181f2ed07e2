// Which screens are drawn for a remote, and which for the shell alone.
import { QUERY_TEXT_MARK } from '../releases/index.mjs';

/** The shell's own screens; each shows the guard's "Loading..." until the session is known. */
const OWN_SCREENS = ['/sign-in', '/sign-up', '/setup-account'];
/** Those that a browser without a session sees; it is sent to the first from every guarded screen. */
const VISITOR_SCREENS = ['/sign-in', '/sign-up'];

const hasParameters = (path) => path.includes(':');
const withoutParameters = (path) => path.replace(/:[^/]+/g, '0');

/**
 * @param {object} options
 * @param {{ remotes: { name: string, routes: { path: string, access: string, paintedQueries?: string[], isPainted?: boolean }[] }[] }} options.registry
 * @param {{ name: string } | null} options.remote
 * @returns {{ path: string, address: string, isForVisitors?: boolean }[]} each route pattern, with a painted query, and an address that
 * it matches; public screens twice, because visitors have other links in the frame
 */
export function screensToDraw({ registry, remote }) {
  if (remote) {
    const entry = registry.remotes.find(({ name }) => name === remote.name);
    if (!entry) throw new Error(`The registry has no remote ${remote.name}.`);
    // The first state of a public screen may depend on its parameters.
    return entry.routes
      .filter(({ path, access, isPainted }) => access === 'anyone' && (isPainted || !hasParameters(path)))
      .flatMap(({ path, paintedQueries = [] }) => [
        path,
        ...paintedQueries.map((query) => `${path}?${query.replaceAll('*', QUERY_TEXT_MARK)}`),
      ])
      .flatMap((path) => [
        { path, address: withoutParameters(path) },
        { path, address: withoutParameters(path), isForVisitors: true },
      ]);
  }
  const guarded = registry.remotes.flatMap(({ routes }) =>
    routes.filter(({ access }) => access === 'member').map(({ path }) => path),
  );
  return [
    ...[...OWN_SCREENS, ...guarded].map((path) => ({ path, address: withoutParameters(path) })),
    ...VISITOR_SCREENS.map((path) => ({ path, address: path, isForVisitors: true })),
  ];
}
