// What the registry says remotes show to the outside: the shell's routes and navigation, known before any download.
import type { RemoteNav, RemoteRoute } from '@segue/federation';
import { $registry } from './model';

/** A screen of a remote: where it is, who may see it, and what to draw. */
export type ShownRoute = RemoteRoute & { remote: string };
export type NavEntry = RemoteNav & { remote: string };

// A remote that must not run keeps its place: its address answers with the reason, not with "not found".
const $faces = $registry.map(({ remotes, rejected }) => [...remotes, ...rejected]);

export const $remoteRoutes = $faces.map<readonly ShownRoute[]>((faces) =>
  faces.flatMap(({ name, routes }) => routes.map((route) => ({ ...route, remote: name }))),
);

export const $navEntries = $faces.map<readonly NavEntry[]>((faces) =>
  faces
    .flatMap(({ name, nav }) => nav.map((entry) => ({ ...entry, remote: name })))
    .sort((one, other) => one.order - other.order),
);
