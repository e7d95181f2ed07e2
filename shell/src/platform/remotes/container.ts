// Loads one build of one remote: a script element with a hash, then the container interface of Module Federation, all
// within one time limit. The only file here that adds scripts to the page.
import type { RemoteStage } from '@segue/contract';
import { faultOfRemoteModule, type RemoteModule } from '@segue/federation';
import { nextTask } from '../next-task';
import { withinMs } from '../time-limit';
import { recordTraces } from './document-traces';
import { startInRegion } from './region';
import {
  LoadError,
  type FailureKind,
  type LoadedBuild,
  type LoadRequest,
  type RemoteBuild,
  type ScriptFile,
} from './remote-state';
import { trustedScriptUrl } from './script-policy';

/** The global of every federated bundle: takes the shared packages, returns its modules. */
type Container = {
  init: (shared: unknown) => unknown;
  get: (module: './remote') => Promise<() => { default?: unknown }>;
  /** Called by the runtime of the build for its lazy file (`remote-kit/rspack/lazy-file.mjs`). */
  loadLazyFile?: () => Promise<unknown>;
};

// Provided by the bundler.
declare const __webpack_init_sharing__: (scope: 'default') => Promise<unknown>;
declare const __webpack_share_scopes__: { default: unknown };

/** Browsers time out after minutes; users give up after seconds. */
export const LOAD_LIMIT_MS = 5000;
/** Name of the error of a lazy file that could not be loaded; its message is the address of the file. */
export const LAZY_FAILURE = 'LazyFileError';
/** The first failure may come before what handles it is downloaded. */
const MAX_LAZY_REPORTS = 2;

/**
 * Downloads, checks and starts one build; rejects with a LoadError. Nothing that arrives later than that is run.
 * `onStage` is called with each stage after the download.
 */
export async function loadBuild(
  request: LoadRequest,
  onStage?: (stage: RemoteStage) => void,
): Promise<LoadedBuild> {
  const { name, limitMs = LOAD_LIMIT_MS } = request;
  const begunAt = performance.now();
  const times: Partial<Record<RemoteStage, number>> = {};
  let stage: RemoteStage = 'download';
  let isLate = false;
  const endStage = () => (times[stage] = Math.round(performance.now() - begunAt));
  const failure = (kind: FailureKind, cause?: Error) =>
    new LoadError(`${name} failed at ${stage}: ${cause?.message ?? kind}`, {
      kind,
      stage,
      ms: endStage(),
      cause,
    });
  const enter = (next: RemoteStage) => {
    if (isLate) throw failure('silent');
    endStage();
    stage = next;
    onStage?.(next);
  };

  try {
    const module = await withinMs(limitMs, load(request, enter, failure));
    if (!module) {
      isLate = true;
      throw failure('silent');
    }
    endStage();
    return { module, times };
  } catch (error) {
    if (error instanceof LoadError) throw error;
    // Code of a remote throws anything.
    const cause = error instanceof Error ? error : new Error(String(error));
    throw failure('broken', cause);
  }
}

async function kindOfDownloadFailure(build: RemoteBuild): Promise<FailureKind> {
  if (!navigator.onLine) return 'offline';
  const diagnosis = import(/* webpackChunkName: "background" */ './download-failure');
  return diagnosis.then(
    ({ kindOfDownloadFailure }) => kindOfDownloadFailure(build),
    () => 'gone',
  );
}

async function load(
  { name, build, attempt }: LoadRequest,
  enter: (stage: RemoteStage) => void,
  failure: (kind: FailureKind) => LoadError,
): Promise<RemoteModule> {
  const globals = window as unknown as Record<string, Container | undefined>;
  // A script that threw while it started may have left a half-made container.
  globals[build.container] = undefined;
  if (!(await runScript(build, attempt))) throw failure(await kindOfDownloadFailure(build));
  enter('start');
  const container = globals[build.container];
  if (!container) throw new Error('The script left no container.');
  container.loadLazyFile = lazyLoader(build);
  enter('init');
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  enter('get');
  const start = await container.get('./remote');
  await nextTask();
  enter('check');
  return startInRegion(() => {
    const { default: remote } = start();
    const fault = faultOfRemoteModule(remote, name);
    if (fault) throw new Error(fault);
    return remote as RemoteModule;
  });
}

// When the file has not run by the end of the promise, `import()` in the remote rejects and can be repeated.
function lazyLoader({ lazy }: RemoteBuild) {
  let attempts = 0;
  return async () => {
    if (!lazy) return;
    attempts += 1;
    const hasRun = await withinMs(LOAD_LIMIT_MS, runScript(lazy, attempts));
    // Retried every few seconds. Errors that nothing catches are attributed to their remotes (`recovery/outside-react.ts`).
    if (!hasRun && attempts <= MAX_LAZY_REPORTS)
      reportError(Object.assign(new Error(lazy.entry), { name: LAZY_FAILURE }));
  };
}

/** Whether the script could be downloaded and is the published file. */
function runScript({ entry, integrity }: ScriptFile, attempt: number): Promise<boolean> {
  // A retry needs a URL of its own: the browser would queue it behind the pending first request.
  const url = attempt === 1 ? entry : `${entry}?retry=${attempt}`;
  recordTraces(entry);
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.fetchPriority = 'high';
    script.onload = () => resolve(true);
    script.onerror = () => {
      script.remove();
      resolve(false);
    };
    script.src = trustedScriptUrl(url);
    document.head.append(script);
  });
}
