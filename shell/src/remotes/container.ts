// Loads one build of one remote: a script element with a hash and a timeout, then the container interface of Module
// Federation. The only file here that adds scripts to the page.
import { faultOfRemoteModule, type RemoteModule } from '@segue/federation';
import { startInRegion } from './region';
import { RemoteTimeout, type LoadRequest } from './remote-state';
import { trustedScriptUrl } from './script-policy';

/** The global of every federated bundle: takes the shared packages, returns its modules. */
type Container = {
  init: (shared: unknown) => unknown;
  get: (module: './remote') => Promise<() => { default?: unknown }>;
};

// Provided by the bundler.
declare const __webpack_init_sharing__: (scope: 'default') => Promise<unknown>;
declare const __webpack_share_scopes__: { default: unknown };

/** Browsers time out after minutes; users give up after seconds. */
export const REMOTE_TIMEOUT_MS = 5000;

/** Downloads, checks and starts one build. Rejects with an error for the log. */
export async function loadBuild({ name, build, attempt }: LoadRequest): Promise<RemoteModule> {
  const globals = window as unknown as Record<string, Container | undefined>;
  // A script that threw while it started may have left a half-made container.
  globals[build.container] = undefined;
  await runScript(name, attempt === 1 ? build.entry : `${build.entry}?retry=${attempt}`, build.integrity);
  const container = globals[build.container];
  if (typeof container?.init !== 'function' || typeof container.get !== 'function') {
    throw new Error(`${name} was downloaded, but did not start.`);
  }
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  const start = await container.get('./remote');
  const { value, clear } = startInRegion(() => start().default);
  const fault = faultOfRemoteModule(value, name);
  if (fault) {
    clear();
    throw new Error(fault);
  }
  const remote = value as RemoteModule;
  return {
    ...remote,
    dispose() {
      clear();
      remote.dispose();
    },
  };
}

// A retry needs a URL of its own: the browser would queue it behind the pending first request.
function runScript(name: string, url: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.fetchPriority = 'high';
    const settle = (failure?: Error) => {
      window.clearTimeout(limit);
      if (!failure) return resolve();
      script.remove();
      reject(failure);
    };
    const limit = window.setTimeout(
      () => settle(new RemoteTimeout(`${name} did not arrive within ${REMOTE_TIMEOUT_MS / 1000} seconds.`)),
      REMOTE_TIMEOUT_MS,
    );
    script.onload = () => settle();
    script.onerror = () =>
      settle(new Error(`${name} could not be downloaded, or is not the file that was published.`));
    try {
      // The attribute takes a string or, where the browser enforces it, a trusted address.
      script.src = trustedScriptUrl(url) as string;
      document.head.append(script);
    } catch (error) {
      settle(error instanceof Error ? error : new Error(String(error)));
    }
  });
}
