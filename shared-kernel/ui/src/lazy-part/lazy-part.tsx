// A component that is downloaded when it is first drawn. React's own `lazy` throws a failed download to the nearest
// error boundary and never tries it again.
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { loadOnce, loadWithRetry, retryFailedLoads } from './load-with-retry';

type LoadProps = {
  /** Shown until the part is downloaded. */
  loading?: ReactNode;
  /** Shown when the download failed; unless given, `loading` stays. */
  loadError?: (retry: () => void) => ReactNode;
  onLoadError?: () => void;
};

export type LazyPart<P> = ComponentType<P & LoadProps> & {
  /** Downloads the part before it is drawn; rejects when that fails. */
  preload: () => Promise<void>;
};

/** The component that `load` downloads; drawn without a wait when it was downloaded before. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let loaded: ComponentType<P> | null = null;
  const loadView = loadOnce(async () => (loaded = await load()));

  function Part({ loading = null, loadError, onLoadError, ...props }: P & LoadProps) {
    const [View, setView] = useState(() => loaded);
    const [hasFailed, setFailed] = useState(false);
    const fail = useEffectEvent(() => {
      setFailed(true);
      onLoadError?.();
    });
    const isLoaded = View !== null;

    useEffect(() => {
      if (isLoaded) return undefined;
      return loadWithRetry(loadView, { onLoad: (view) => setView(() => view), onError: () => fail() });
    }, [isLoaded]);

    if (View) return <View {...(props as unknown as P)} />;
    if (!hasFailed || !loadError) return loading;
    return loadError(() => {
      retryFailedLoads();
      setFailed(false);
    });
  }
  return Object.assign(Part, { preload: () => loadView().then(() => undefined) });
}
