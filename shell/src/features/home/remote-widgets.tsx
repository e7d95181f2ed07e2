// The widgets that remotes offer for the home screen. One that cannot be shown leaves its place out.
import { $isSignedIn } from '@segue/stores';
import { combine } from 'effector';
import { useGate, useStoreMap, useUnit } from 'effector-react';
import type { ComponentType, ReactNode } from 'react';
import { $registry, $remotes, ErrorBoundary, RemoteGate, remoteCrashed } from '../../platform/remotes';

type HomeWidget = { remote: string; widget: string };

const $homeWidgets = combine($registry, $isSignedIn, ({ remotes }, isSignedIn): readonly HomeWidget[] =>
  remotes
    .flatMap(({ name, home = [] }) => home.map((section) => ({ ...section, remote: name })))
    .filter(({ access }) => access === 'anyone' || isSignedIn)
    .sort((one, other) => one.order - other.order),
);

/** All of them, in the order that they ask for; `loading` in the place of each until its remote is loaded. */
export function HomeWidgets({ loading }: { loading: ReactNode }) {
  const widgets = useUnit($homeWidgets);
  return widgets.map(({ remote, widget }) => (
    <Widget key={`${remote}/${widget}`} remote={remote} widget={widget} loading={loading} />
  ));
}

function Widget({ remote, widget, loading }: HomeWidget & { loading: ReactNode }) {
  const state = useStoreMap({
    store: $remotes,
    keys: [remote] as const,
    fn: (states, [name]) => states[name] ?? null,
  });
  const crash = useUnit(remoteCrashed);
  useGate(RemoteGate, { remote });
  if (state?.status === 'idle' || state?.status === 'loading') return loading;
  if (state?.status !== 'ready') return null;
  // An older build of the remote may not have it yet.
  const View = state.module.components[widget] as ComponentType | undefined;
  if (!View) return null;
  return (
    <ErrorBoundary
      key={state.build.container}
      onCrash={(error, first) => crash({ name: remote, error, first })}
      fallback={() => null}
    >
      <View />
    </ErrorBoundary>
  );
}
