// A component that is downloaded when it is first drawn. React's own `lazy` throws a failed download to the nearest
// error boundary and never tries it again.
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';

type LoadProps = {
  /** Shown until the part is downloaded. */
  loading?: ReactNode;
  /** Shown when the download failed; unless given, `loading` stays. */
  loadError?: (retry: () => void) => ReactNode;
  onLoadError?: () => void;
};

type LazyPart<P> = ComponentType<P & LoadProps> & {
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
      for (const retry of [...waiting]) retry();
      setFailed(false);
    });
  }
  return Object.assign(Part, { preload: () => loadView().then(() => undefined) });
}

// Downloads that failed are tried again: after some seconds, when the network is back, and when the user asks for one.

const RETRY_MS = 10_000;
/** Failed downloads that wait for their next attempt. They usually fail together, so one retry by hand retries all. */
const waiting = new Set<() => void>();

type Handlers<Value> = {
  onLoad: (value: Value) => void;
  onError?: (error: unknown) => void;
};

/** Calls `load` until it succeeds once. Returns a function that stops it. */
export function loadWithRetry<Value>(
  load: () => Promise<Value>,
  { onLoad, onError }: Handlers<Value>,
): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stopWaiting(): void {
    clearTimeout(timer);
    waiting.delete(attempt);
    window.removeEventListener('online', attempt);
  }
  function attempt(): void {
    stopWaiting();
    load().then(
      (value) => {
        if (!isStopped) onLoad(value);
      },
      (error: unknown) => {
        if (isStopped) return;
        timer = setTimeout(attempt, RETRY_MS);
        waiting.add(attempt);
        window.addEventListener('online', attempt);
        onError?.(error);
      },
    );
  }
  attempt();
  return () => {
    isStopped = true;
    stopWaiting();
  };
}

/** Calls `load` at the first call and shares its promise with later ones; after a failure the next call tries again. */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
