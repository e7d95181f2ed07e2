import type { Registry, RemoteNav, RemoteRoute } from '@segue/kernel/remote';
import { $isMember, createPageStore } from '@segue/kernel/state';
import { combine, sample } from 'effector';
import { $known } from './model';
import type { RemoteBuild, RemoteStates } from './remote-state';

export type CurrentRoute = RemoteRoute & { remote: string };

type Face = Registry['rejected'][number] | RemoteBuild;

// A running build shows its own routes; a rejected remote keeps its own, so that its address shows an error.
function facesOf({ registry, states }: { registry: Registry; states: RemoteStates }): readonly Face[] {
  const faces = new Map<string, Face>();
  for (const face of [...registry.remotes, ...registry.rejected]) faces.set(face.name, face);
  for (const state of Object.values(states)) {
    if (state.status === 'ready') faces.set(state.name, state.build);
  }
  return [...faces.values()];
}

const $declared = createPageStore<readonly Face[]>([], {
  updateFilter: (faces, before) =>
    faces.length !== before.length || faces.some((face, index) => face !== before[index]),
});
sample({ source: $known, fn: facesOf, target: $declared });

export const $remoteRoutes = $declared.map<readonly CurrentRoute[]>((declared) =>
  declared.flatMap(({ name, routes }) => routes.map((route) => ({ ...route, remote: name }))),
);

export const $navEntries = $declared.map<readonly RemoteNav[]>((declared) =>
  declared.flatMap(({ nav }) => nav).sort((one, other) => one.order - other.order),
);

export const $shownEntries = combine($navEntries, $isMember, (entries, isMember) =>
  entries.filter(({ access }) => access === 'anyone' || isMember),
);
