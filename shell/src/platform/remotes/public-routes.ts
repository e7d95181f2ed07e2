import type { Registry, RemoteNav, RemoteRoute } from '@segue/kernel/remote';
import { $isMember, createPageStore } from '@segue/kernel/state';
import { combine, sample } from 'effector';
import { $known } from './model';
import type { RemoteBuild, RemoteStates } from './remote-state';

export type CurrentRoute = RemoteRoute & { remote: string };

type Declared = Registry['rejected'][number] | RemoteBuild;

// A running build shows its own routes; a rejected remote keeps its own, so that its address shows an error.
function declarationsOf({
  registry,
  states,
}: {
  registry: Registry;
  states: RemoteStates;
}): readonly Declared[] {
  const declared = new Map<string, Declared>();
  for (const one of [...registry.remotes, ...registry.rejected]) declared.set(one.name, one);
  for (const state of Object.values(states)) {
    if (state.status === 'ready') declared.set(state.name, state.build);
  }
  return [...declared.values()];
}

const $declared = createPageStore<readonly Declared[]>([], {
  updateFilter: (declared, before) =>
    declared.length !== before.length || declared.some((one, index) => one !== before[index]),
});
sample({ source: $known, fn: declarationsOf, target: $declared });

export const $remoteRoutes = $declared.map<readonly CurrentRoute[]>((declared) =>
  declared.flatMap(({ name, routes }) => routes.map((route) => ({ ...route, remote: name }))),
);

export const $navEntries = $declared.map<readonly RemoteNav[]>((declared) =>
  declared.flatMap(({ nav }) => nav).sort((one, other) => one.order - other.order),
);

export const $shownEntries = combine($navEntries, $isMember, (entries, isMember) =>
  entries.filter(({ access }) => access === 'anyone' || isMember),
);
