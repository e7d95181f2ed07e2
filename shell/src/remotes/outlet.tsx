// Draws a remote's screen or widget in its place, whatever becomes of it.
import { useStoreMap, useUnit } from 'effector-react';
import { useEffect, type ComponentType } from 'react';
import { Boundary } from './boundary';
import { Arriving, Missing } from './fallback';
import { $remotes, remoteCrashed, remoteWanted, retryAsked } from './model';
import type { RemoteState } from './remote-state';

const UNKNOWN: RemoteState = { status: 'refused', reason: 'It is not part of this release.' };

type PlaceProps = {
  remote: string;
  component: string;
  size: 'screen' | 'widget';
  props: Readonly<Record<string, unknown>>;
};

function RemotePlace({ remote, component, size, props }: PlaceProps) {
  const state = useStoreMap({
    store: $remotes,
    keys: [remote] as const,
    fn: (states, [name]) => states[name] ?? UNKNOWN,
  });
  const [want, retry, crash] = useUnit([remoteWanted, retryAsked, remoteCrashed]);
  // Being on the page is the wish; the model ignores it when the remote is there already.
  useEffect(() => {
    want(remote);
  }, [want, remote]);

  const part = size === 'screen' ? 'This screen' : 'This part';
  if (state.status === 'idle' || state.status === 'loading') return <Arriving size={size} />;
  if (state.status === 'refused') {
    return <Missing size={size} title={`${part} cannot be shown`} reason={state.reason} />;
  }
  if (state.status === 'failed') {
    const title = `${part} could not be loaded`;
    return <Missing size={size} title={title} reason={state.reason} onRetry={() => retry(remote)} />;
  }
  const View = state.module.components[component] as ComponentType<Record<string, unknown>> | undefined;
  if (!View) {
    return (
      <Missing size={size} title={`${part} cannot be shown`} reason={`${remote} has no ${component}.`} />
    );
  }
  return (
    <Boundary
      key={`${state.request.build.container}/${component}`}
      onCrash={(error, first) => crash({ name: remote, error, first })}
      fallback={(reset) => (
        <Missing size={size} title={`${part} broke`} reason="It failed while it was drawn." onRetry={reset} />
      )}
    >
      <View {...props} />
    </Boundary>
  );
}

const NO_PROPS = {};

type OutletProps = { remote: string; component: string; props?: Readonly<Record<string, unknown>> };

/** A remote's screen. */
export function RemoteOutlet({ remote, component, props = NO_PROPS }: OutletProps) {
  return <RemotePlace remote={remote} component={component} size="screen" props={props} />;
}

type WidgetProps = { remote: string; name: string; props?: Readonly<Record<string, unknown>> };

/** A small part that one remote lends to the shell. */
export function RemoteWidget({ remote, name, props = NO_PROPS }: WidgetProps) {
  return <RemotePlace remote={remote} component={name} size="widget" props={props} />;
}
