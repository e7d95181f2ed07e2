// The widgets that remotes offer for the home screen. One that cannot be shown leaves its place out.
import { $isSignedIn } from '@segue/kernel/state';
import { combine } from 'effector';
import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';
import { $registry, ErrorBoundary, remoteCrashed, useRemote } from '../../platform/remotes';

type HomeWidget = { remote: string; widget: string };

const $homeWidgets = combine($registry, $isSignedIn, ({ remotes }, isSignedIn): readonly HomeWidget[] =>
  remotes
    .flatMap(({ name, home = [] }) => home.map((section) => ({ ...section, remote: name })))
    .filter(({ access }) => access === 'anyone' || isSignedIn)
    .sort((one, other) => one.order - other.order),
);

export function HomeWidgets() {
  const widgets = useUnit($homeWidgets);
  return widgets.map(({ remote, widget }) => (
    <Widget key={`${remote}/${widget}`} remote={remote} widget={widget} />
  ));
}

function Widget({ remote, widget }: HomeWidget) {
  const state = useRemote(remote);
  const crash = useUnit(remoteCrashed);
  if (state.status === 'idle' || state.status === 'loading') return <div aria-busy="true" />;
  if (state.status !== 'ready') return null;
  // An older build of the remote may lack it.
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
