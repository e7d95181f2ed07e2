import type { RemoteModule } from '@segue/kernel/remote';
import { lazyPart } from '@segue/ui';
import { useStoreMap, useUnit } from 'effector-react';
import { Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import { ErrorBoundary } from './error-boundary';
import { LoadError, LoadingRemote } from './fallbacks';
import { LOAD_LIMIT_MS } from './container';
import { $remotes, remoteCrashed, remoteRequested, retryRequested } from './model';
import type { RemoteState } from './remote-state';

// Downloaded with the other parts of the failure view.
const RemoteFailure = lazyPart(() =>
  import(/* webpackChunkName: "background" */ './recovery').then(({ RemoteFailure }) => RemoteFailure),
);

const UNKNOWN: RemoteState = { status: 'refused' };

type ViewProps = {
  remote: string;
  component: string;
  size: 'screen' | 'widget';
  /** For the error text: the screen's name in the menu. */
  title: string;
  props?: Readonly<Record<string, unknown>> | undefined;
};

export function useRemote(remote: string): RemoteState {
  const state = useStoreMap({
    store: $remotes,
    keys: [remote] as const,
    fn: (states, [name]) => states[name] ?? UNKNOWN,
  });
  const request = useUnit(remoteRequested);
  // Also when the registry gets a build for a visible screen.
  const isIdle = state.status === 'idle';
  useEffect(() => void request(remote), [remote, isIdle, request]);
  return state;
}

function RemoteView({ remote, component, size, title, props }: ViewProps) {
  const state = useRemote(remote);
  const [retry, crash] = useUnit([retryRequested, remoteCrashed]);

  const failure = {
    size,
    title,
    loading: <LoadingRemote size={size} />,
    loadError: (reload: () => void) => (
      <LoadError size={size} title={`${title} couldn’t load.`} onRetry={reload} />
    ),
  };
  if (state.status === 'idle' || (state.status === 'loading' && state.attempt === 1)) return failure.loading;
  if (state.status !== 'ready') {
    return <RemoteFailure {...failure} state={state} onRetry={() => retry(remote)} />;
  }
  const part = <Part module={state.module} component={component} props={props} />;
  return (
    <ErrorBoundary
      key={`${state.build.container}/${component}`}
      onCrash={(error, first) => crash({ name: remote, error, first })}
      fallback={(reset, first) => (
        <RemoteFailure
          {...failure}
          state={{ status: first ? 'undrawn' : 'drawn' }}
          onRetry={() => {
            reset();
            retry(remote);
          }}
        />
      )}
    >
      <Suspense fallback={<LoadingRemote size={size} />}>
        {size === 'screen' ? <ScreenArea remote={remote}>{part}</ScreenArea> : part}
      </Suspense>
    </ErrorBoundary>
  );
}

const CONTENT = 'img, svg, canvas, video, input, button, iframe';

/** Names the remote whose screen is drawn in it. A screen in which nothing is drawn in time has failed like one that throws. */
function ScreenArea({ remote, children }: Pick<ViewProps, 'remote'> & { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      const element = area.current;
      setIsEmpty(!element?.textContent?.trim() && !element?.querySelector(CONTENT));
    }, LOAD_LIMIT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isEmpty) throw new Error(`${remote} draws nothing.`);
  return (
    <Contents ref={area} data-remote={remote}>
      {children}
    </Contents>
  );
}

const Contents = styled.div`
  display: contents;
`;

type PartProps = Pick<ViewProps, 'component' | 'props'> & { module: RemoteModule };

function Part({ module, component, props }: PartProps) {
  const View = module.components[component] as ComponentType<Record<string, unknown>> | undefined;
  if (!View) throw new Error(`${module.name} has no ${component}.`);
  return <View {...props} />;
}

export const RemoteOutlet = (props: Omit<ViewProps, 'size'>) => (
  <RemoteView key={props.remote} {...props} size="screen" />
);

type WidgetProps = Pick<ViewProps, 'remote' | 'props'> & { name: string };

export function RemoteWidget({ remote, name, props }: WidgetProps) {
  return (
    <RemoteView key={remote} remote={remote} component={name} size="widget" title="This part" props={props} />
  );
}
