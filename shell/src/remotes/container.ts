// Loads one build of one remote: a script element with a hash, then the container interface of Module Federation, all
// within one time limit. The only file here that adds scripts to the page.
import type { RemoteStage } from '@segue/contract';
import { faultOfRemoteModule, type RemoteModule } from '@segue/federation';
import { LoadError, type FailureKind, type LoadedBuild, type LoadRequest } from './remote-state';
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
export const LOAD_LIMIT_MS = 5000;

/** Downloads, checks and starts one build; rejects with a LoadError. A module that is ready too late is disposed of. */
export async function loadBuild(request: LoadRequest): Promise<LoadedBuild> {
  const { name, build, attempt, limitMs = LOAD_LIMIT_MS } = request;
  const begunAt = performance.now();
  const times: Partial<Record<RemoteStage, number>> = {};
  let stage: RemoteStage = 'download';
  let isLate = false;
  const ms = () => Math.round(performance.now() - begunAt);
  const failure = (kind: FailureKind, cause?: unknown) =>
    new LoadError(`${name} failed at ${stage}: ${kind}.`, kind, stage, ms(), cause);
  /** The stage before has ended. */
  const enter = (next: RemoteStage) => {
    if (isLate) throw failure('silent');
    times[stage] = ms();
    stage = next;
  };

  async function load(): Promise<RemoteModule> {
    const globals = window as unknown as Record<string, Container | undefined>;
    // A script that threw while it started may have left a half-made container.
    globals[build.container] = undefined;
    await runScript(attempt === 1 ? build.entry : `${build.entry}?retry=${attempt}`, build.integrity);
    enter('start');
    const container = globals[build.container];
    if (!container) throw new Error('The script left no container.');
    enter('init');
    await __webpack_init_sharing__('default');
    await container.init(__webpack_share_scopes__.default);
    enter('get');
    const start = await container.get('./remote');
    const module = start().default as RemoteModule;
    if (isLate) module.dispose();
    enter('check');
    const fault = faultOfRemoteModule(module, name);
    if (fault) throw new Error(fault);
    times.check = ms();
    return module;
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(failure('silent'));
    }, limitMs);
  });
  try {
    return { module: await Promise.race([load(), limit]), times };
  } catch (error) {
    throw error instanceof LoadError ? error : failure(stage === 'download' ? 'gone' : 'broken', error);
  } finally {
    clearTimeout(timer);
  }
}

// A retry needs a URL of its own: the browser would queue it behind the pending first request.
function runScript(url: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.fetchPriority = 'high';
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The script could not be downloaded, or is not the file that was published.'));
    };
    // The attribute takes a string or, where the browser enforces it, a trusted address.
    script.src = trustedScriptUrl(url) as string;
    document.head.append(script);
  });
}
