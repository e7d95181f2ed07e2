// The routes and navigation entries that the remotes declare in the registry; known before any download.
import type { RemoteNav, RemoteRoute } from '@segue/federation';
import { $registry } from './model';

/** A screen of a remote: its path, who may see it, and the component to draw. */
export type ShownRoute = RemoteRoute & { remote: string };
export type NavEntry = RemoteNav & { remote: string };

// A rejected remote keeps its routes: its address shows an error, not "not found".
const $declared = $registry.map(({ remotes, rejected }) => [...remotes, ...rejected]);

export const $remoteRoutes = $declared.map<readonly ShownRoute[]>((declared) =>
  declared.flatMap(({ name, routes }) => routes.map((route) => ({ ...route, remote: name }))),
);

export const $navEntries = $declared.map<readonly NavEntry[]>((declared) =>
  declared
    .flatMap(({ name, nav }) => nav.map((entry) => ({ ...entry, remote: name })))
    .sort((one, other) => one.order - other.order),
);
