// Tells operators and the diagnostics what became of each build: once for each load, failure, crash and replacement.
import type { RemoteReport } from '@segue/contract';
import { KERNEL_VERSION, type Registry } from '@segue/federation';
import { createPageStore, diagnosticReported } from '@segue/stores';
import { createEffect, createEvent, sample, scopeBind } from 'effector';
import { $remotes, loadBuildFx, registryChanged, remoteReported } from '../model';
import { firstStates, type RemoteBuild, type RemoteState } from '../remote-state';
import { buildCrashed, buildFailed, disposeFx } from './model';

const named = ({ version, container }: RemoteBuild) => `(${version}, ${container})`;

type Event = Pick<RemoteReport, 'kind' | 'stage'> & { ms?: number | undefined };

export function reportOf(
  { name, version, container }: RemoteBuild,
  { kind, stage, ms = 0 }: Event,
  attempt = 1,
): RemoteReport {
  return { remote: name, version, container, kind, stage, ms, attempt };
}

export function loadedReport(state: RemoteState | undefined): RemoteReport | null {
  if (state?.status !== 'ready') return null;
  const { build, instead, attempt, times } = state;
  return reportOf(build, { kind: instead ? 'healed' : 'loaded', stage: 'check', ms: times.check }, attempt);
}

const buildStarted = sample({
  clock: loadBuildFx.done,
  source: $remotes,
  fn: (states, { params, result }) => {
    const state = states[params.name];
    return state?.status === 'ready' && state.module === result.module ? state : null;
  },
}).filterMap((state) => state ?? undefined);

sample({
  clock: buildStarted.filterMap((state) => loadedReport(state) ?? undefined),
  target: remoteReported,
});
sample({
  clock: buildStarted,
  filter: ({ instead }) => instead !== undefined,
  fn: ({ build, instead }) => ({
    area: build.name,
    message: `${build.name} runs an older build ${named(build)}: the newer one is ${instead}.`,
    level: 'warning' as const,
  }),
  target: diagnosticReported,
});

sample({
  clock: buildFailed,
  fn: ({ params: { build, attempt }, error: { stage, ms } }) =>
    reportOf(build, { kind: 'failed', stage, ms }, attempt),
  target: remoteReported,
});
sample({
  clock: buildFailed,
  fn: ({ params: { name, build }, error }) => ({
    area: name,
    message: `${error.message} ${named(build)}`,
    detail: error,
  }),
  target: diagnosticReported,
});

sample({
  clock: buildCrashed,
  fn: ({ build, attempt, first }) =>
    reportOf(build, { kind: first ? 'failed' : 'crashed', stage: 'draw' }, attempt),
  target: remoteReported,
});
sample({
  clock: buildCrashed,
  fn: ({ name, build, error }) => ({
    area: name,
    message: `${name} crashed while it was drawn ${named(build)}`,
    detail: error,
  }),
  target: diagnosticReported,
});

sample({
  clock: disposeFx.fail,
  fn: ({ params: { name }, error }) => ({
    area: name,
    message: `${name} could not be disposed of.`,
    detail: error,
  }),
  target: diagnosticReported,
});

export const registryInUse = createEvent<Registry>('registryInUse');
sample({ clock: registryChanged, target: registryInUse });
sample({
  clock: registryInUse.map(problemsOf),
  filter: (problems) => problems.length > 0,
  fn: (problems) => ({ area: 'remotes', message: problems.join(' ') }),
  target: diagnosticReported,
});

const reportRefusalsFx = createEffect((refused: Registry['remotes']) => {
  const report = scopeBind(remoteReported, { safe: true });
  for (const build of refused) report(reportOf(build, { kind: 'refused', stage: 'check' }));
});
sample({ clock: registryInUse.map(refusedIn), target: reportRefusalsFx });

/** The remotes that need another kernel. */
function refusedIn(registry: Registry): Registry['remotes'] {
  const states = firstStates(registry);
  return registry.remotes.filter(({ name }) => states[name]?.status === 'refused');
}

function problemsOf(registry: Registry): readonly string[] {
  return [
    ...registry.problems,
    ...refusedIn(registry).map(
      ({ name, version, kernel }) =>
        `${name} ${version} needs kernel ${kernel}; this shell has ${KERNEL_VERSION}.`,
    ),
  ];
}

const MAX_REPORTS = 100;

/** Oldest first. */
export const $remoteReports = createPageStore<readonly RemoteReport[]>([]).on(
  remoteReported,
  (reports, report) => [...reports.slice(1 - MAX_REPORTS), report],
);
