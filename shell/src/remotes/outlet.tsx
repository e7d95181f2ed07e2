// Draws a remote's screen or widget in its place, whatever becomes of it.
import { useStoreMap, useUnit } from 'effector-react';
import { useEffect, type ComponentType } from 'react';
import type { RemoteModule } from '@segue/federation';
import { Boundary } from './boundary';
import { Arriving, Missing } from './fallback';
import { $remotes, remoteCrashed, remoteWanted, retryAsked } from './model';
import type { RemoteState } from './remote-state';

const UNKNOWN: RemoteState = { status: 'refused', reason: 'It is not part of this release.' };
export const CHECK_CONNECTION = 'Check your connection and try again.';

type PlaceProps = {
  remote: string;
  component: string;
  size: 'screen' | 'widget';
  /** What people call it: a screen's name in the menu. */
  title: string;
  props: Readonly<Record<string, unknown>>;
};

function RemotePlace({ remote, component, size, title, props }: PlaceProps) {
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

  if (state.status === 'idle' || state.status === 'loading') return <Arriving size={size} />;
  if (state.status === 'refused') {
    const advice = 'Reload the page to get the current version.';
    return <Missing size={size} title={`${title} can't be shown.`} advice={advice} />;
  }
  if (state.status === 'failed') {
    return (
      <Missing
        size={size}
        title={`${title} couldn't load.`}
        advice={CHECK_CONNECTION}
        onRetry={() => retry(remote)}
      />
    );
  }
  return (
    <Boundary
      key={`${state.request.build.container}/${component}`}
      onCrash={(error, first) => crash({ name: remote, error, first })}
      fallback={(reset) => (
        <Missing
          size={size}
          title={`${title} stopped working.`}
          advice="Try again; your queue is safe."
          onRetry={reset}
        />
      )}
    >
      <Part module={state.module} component={component} props={props} />
    </Boundary>
  );
}

type PartProps = Pick<PlaceProps, 'component' | 'props'> & { module: RemoteModule };

function Part({ module, component, props }: PartProps) {
  const View = module.components[component] as ComponentType<Record<string, unknown>> | undefined;
  if (!View) throw new Error(`${module.name} has no ${component}.`);
  return <View {...props} />;
}

const NO_PROPS = {};

type OutletProps = {
  remote: string;
  component: string;
  /** The screen's name in the menu. */
  title: string;
  props?: Readonly<Record<string, unknown>>;
};

/** A remote's screen. */
export function RemoteOutlet({ remote, component, title, props = NO_PROPS }: OutletProps) {
  return <RemotePlace remote={remote} component={component} size="screen" title={title} props={props} />;
}

type WidgetProps = { remote: string; name: string; props?: Readonly<Record<string, unknown>> };

/** A small part that one remote lends to the shell. */
export function RemoteWidget({ remote, name, props = NO_PROPS }: WidgetProps) {
  return <RemotePlace remote={remote} component={name} size="widget" title="This part" props={props} />;
}
