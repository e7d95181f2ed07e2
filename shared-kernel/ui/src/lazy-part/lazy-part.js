// A component that is downloaded when it is first drawn. React's own `lazy` throws a failed download to the nearest
// error boundary and never tries it again.
import { useEffect, useEffectEvent, useState } from 'react';
import { loadOnce, loadWithRetry, retryFailedLoads } from './load-with-retry';
/** The component that `load` downloads; drawn without a wait when it was downloaded before. */
export function lazyPart(load) {
    let loaded = null;
    const loadView = loadOnce(async () => (loaded = await load()));
    function Part({ loading = null, loadError, onLoadError, ...props }) {
        const [View, setView] = useState(() => loaded);
        const [hasFailed, setFailed] = useState(false);
        const fail = useEffectEvent(() => {
            setFailed(true);
            onLoadError?.();
        });
        const isLoaded = View !== null;
        useEffect(() => {
            if (isLoaded)
                return undefined;
            return loadWithRetry(loadView, { onLoad: (view) => setView(() => view), onError: () => fail() });
        }, [isLoaded]);
        if (View)
            return <View {...props}/>;
        if (!hasFailed || !loadError)
            return loading;
        return loadError(() => {
            retryFailedLoads();
            setFailed(false);
        });
    }
    return Object.assign(Part, { preload: () => loadView().then(() => undefined) });
}
