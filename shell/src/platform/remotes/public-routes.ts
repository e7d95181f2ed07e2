// The routes and navigation entries that the remotes declare in the registry; known before any download.
import type { Registry, RemoteNav, RemoteRoute } from '@segue/federation';
import { $isMember, createPageStore } from '@segue/stores';
import { combine, sample } from 'effector';
import { $shown } from './model';
import type { RemoteBuild, RemoteStates } from './remote-state';

/** A screen of a remote: its path, who may see it, and the component to draw. */
export type CurrentRoute = RemoteRoute & { remote: string };
export type NavEntry = RemoteNav & { remote: string };

type Face = Registry['rejected'][number] | RemoteBuild;

// A running build shows its own routes, also when the registry names another one. A rejected remote keeps its routes:
// its address shows an error, not "not found".
const facesOf = ({ registry, states }: { registry: Registry; states: RemoteStates }): readonly Face[] =>
  [...registry.remotes, ...registry.rejected].map((declared) => {
    const state = states[declared.name];
    return state?.status === 'ready' ? state.build : declared;
  });

const $declared = createPageStore<readonly Face[]>([], {
  updateFilter: (faces, before) =>
    faces.length !== before.length || faces.some((face, index) => face !== before[index]),
});
sample({ source: $shown, fn: facesOf, target: $declared });

export const $remoteRoutes = $declared.map<readonly CurrentRoute[]>((declared) =>
  declared.flatMap(({ name, routes }) => routes.map((route) => ({ ...route, remote: name }))),
);

export const $navEntries = $declared.map<readonly NavEntry[]>((declared) =>
  declared
    .flatMap(({ name, nav }) => nav.map((entry) => ({ ...entry, remote: name })))
    .sort((one, other) => one.order - other.order),
);

/** The entries that this session may see. */
export const $shownEntries = combine($navEntries, $isMember, (entries, isMember) =>
  entries.filter(({ access }) => access === 'anyone' || isMember),
);
