// Fetches one build of one remote and starts it: an element with a hash, a time limit, and the container interface
// that every federated bundle offers. The only file here that touches the page's scripts.
import { faultOfRemoteModule, type RemoteModule } from '@segue/federation';
import { RemoteSilent, type LoadRequest } from './remote-state';
import { trustedScriptUrl } from './script-policy';

/** What every federated bundle puts on the page: takes the shared packages, gives its modules. */
type Container = {
  init: (shared: unknown) => unknown;
  get: (module: './remote') => Promise<() => { default?: unknown }>;
};

// The bundler puts these two into the shell.
declare const __webpack_init_sharing__: (scope: 'default') => Promise<unknown>;
declare const __webpack_share_scopes__: { default: unknown };

/** The engines give up after minutes; a listener does after seconds. */
export const REMOTE_TIMEOUT_MS = 5000;

/** Downloads, checks and starts one build. Rejects with a sentence that says what went wrong. */
export async function loadBuild({ name, build, attempt }: LoadRequest): Promise<RemoteModule> {
  const globals = window as unknown as Record<string, Container | undefined>;
  // A script that broke while it started has left its half behind.
  globals[build.container] = undefined;
  await runScript(name, attempt === 1 ? build.entry : `${build.entry}?retry=${attempt}`, build.integrity);
  const container = globals[build.container];
  if (typeof container?.init !== 'function' || typeof container.get !== 'function') {
    throw new Error(`${name} was downloaded, but did not start.`);
  }
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  const start = await container.get('./remote');
  const remote = start().default;
  const fault = faultOfRemoteModule(remote, name);
  if (fault) throw new Error(fault);
  return remote as RemoteModule;
}

// A second try asks under an address of its own: the browser would queue it behind the first one's answer.
function runScript(name: string, url: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.fetchPriority = 'high';
    const end = (failure?: Error) => {
      window.clearTimeout(limit);
      if (!failure) return resolve();
      script.remove();
      reject(failure);
    };
    const limit = window.setTimeout(
      () => end(new RemoteSilent(`${name} did not arrive within ${REMOTE_TIMEOUT_MS / 1000} seconds.`)),
      REMOTE_TIMEOUT_MS,
    );
    script.onload = () => end();
    script.onerror = () =>
      end(new Error(`${name} could not be downloaded, or is not the file that was published.`));
    try {
      // The attribute takes a string or, where the browser enforces it, a trusted address.
      script.src = trustedScriptUrl(url) as string;
      document.head.append(script);
    } catch (error) {
      end(error instanceof Error ? error : new Error(String(error)));
    }
  });
}
