// Loads one build of one remote within a time limit: a script with a hash, then the container of Module Federation.
import { faultOfRemoteModule, type RemoteModule } from '@segue/kernel/remote';
import { nextTask } from '../next-task';
import { withinMs } from '../network/time-limit';
import {
  LoadError,
  type FailureKind,
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

declare const __webpack_init_sharing__: (scope: 'default') => Promise<unknown>;
declare const __webpack_share_scopes__: { default: unknown };

/** Browsers time out after minutes; users give up after seconds. */
export const LOAD_LIMIT_MS = 5000;

type Stage = LoadError['stage'];

/** Rejects with a LoadError; nothing that arrives later is run. `onLazyFailure` is called once when the lazy file fails. */
export async function loadBuild(
  request: Pick<LoadRequest, 'name' | 'build' | 'attempt'>,
  onLazyFailure: (error: LoadError) => void = () => undefined,
): Promise<RemoteModule> {
  const { name } = request;
  let stage: Stage = 'download';
  let isLate = false;
  const failure = (kind: FailureKind, cause?: unknown) => {
    const reason = cause instanceof Error ? cause.message : kind;
    return new LoadError(`${name} failed at ${stage}: ${reason}`, { kind, stage, cause });
  };
  const enter = (next: Stage) => {
    if (isLate) throw failure('silent');
    stage = next;
  };
  const onLazy = () => {
    const about = { kind: 'gone', stage: 'download', cause: undefined } as const;
    onLazyFailure(new LoadError(`${name} lacks its lazy file`, about));
  };
  try {
    const module = await withinMs(LOAD_LIMIT_MS, load(request, enter, onLazy));
    if (module) return module;
  } catch (error) {
    if (stage === 'download') throw failure(navigator.onLine ? 'gone' : 'offline', error);
    throw failure('broken', error instanceof Error ? error : new Error(String(error)));
  }
  isLate = true;
  throw failure('silent');
}

async function load(
  { name, build, attempt }: Pick<LoadRequest, 'name' | 'build' | 'attempt'>,
  enter: (stage: Stage) => void,
  onLazyFailure: () => void,
): Promise<RemoteModule> {
  const globals = window as unknown as Record<string, Container | undefined>;
  // A script that threw during its start may have left an incomplete container.
  globals[build.container] = undefined;
  await runScript(build, attempt);
  enter('start');
  const container = globals[build.container];
  if (!container) throw new Error('The script left no container.');
  container.loadLazyFile = lazyLoader(build, onLazyFailure);
  enter('init');
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  enter('get');
  const start = await container.get('./remote');
  await nextTask();
  enter('check');
  const { default: remote } = start();
  const fault = faultOfRemoteModule(remote, name);
  if (fault) throw new Error(fault);
  return remote as RemoteModule;
}

// If the file has not run when the promise resolves, `import()` in the remote rejects and can be repeated.
function lazyLoader({ lazy }: RemoteBuild, onFailure: () => void) {
  let attempts = 0;
  return async () => {
    if (!lazy) return;
    attempts += 1;
    const run = runScript(lazy, attempts).then(
      () => true,
      () => false,
    );
    // It is requested again every few seconds.
    if (!(await withinMs(LOAD_LIMIT_MS, run)) && attempts === 1) onFailure();
  };
}

/** Rejects when the script could not be downloaded or is not the published file. */
function runScript({ entry, integrity }: ScriptFile, attempt: number): Promise<void> {
  // A retry needs a URL of its own: the browser would queue it behind the pending first request.
  const url = attempt === 1 ? entry : `${entry}?retry=${attempt}`;
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.fetchPriority = 'high';
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('the script could not be loaded'));
    };
    script.src = trustedScriptUrl(url);
    document.head.append(script);
  });
}
