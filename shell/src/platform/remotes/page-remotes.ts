// Reports the state of each remote to the diagnostics.
import { KERNEL_VERSION, type Registry } from '@segue/federation';
import type { PageRemote } from '@segue/stores';
import { $diagnostics, pageRemotesReported, type Diagnostic } from '@segue/stores/ports';
import { combine, scopeBind, type Scope } from 'effector';
import { watchStore } from '../watch-store';
import { $registry, $remotes } from './model';
import { $isLocalBuildRead, $localBuildError, $testedChannel } from './preview';
import type { RemoteState, RemoteStates } from './remote-state';

const $sources = combine({
  registry: $registry,
  states: $remotes,
  diagnostics: $diagnostics,
  channel: $testedChannel,
  isBeingRead: $isLocalBuildRead,
  error: $localBuildError,
});

/** Only for a page whose server allows diagnostics. */
export function wirePageRemotes(scope: Scope): () => void {
  const report = scopeBind(pageRemotesReported, { scope });
  return watchStore($sources, scope, ({ registry, states, diagnostics, channel, isBeingRead, error }) =>
    report({
      channel,
      revision: registry.revision,
      kernel: KERNEL_VERSION,
      remotes: pageRemotes(registry, states, diagnostics),
      localBuild: { isBeingRead, error },
    }),
  );
}

function pageRemotes(
  { remotes, rejected }: Registry,
  states: RemoteStates,
  diagnostics: readonly Diagnostic[],
): readonly PageRemote[] {
  const failuresOf = (name: string) =>
    diagnostics
      .filter(({ area }) => area === name)
      .map(({ message }) => message)
      .reverse();
  return [
    ...remotes.map((live) => {
      const state = states[live.name];
      const { name, version, container, entry, kernel } = state?.status === 'ready' ? state.build : live;
      return { name, version, container, entry, kernel, ...progressOf(state), failures: failuresOf(name) };
    }),
    ...rejected.map(({ name, reason }) => ({
      ...{ name, version: '', container: '', entry: '', kernel: '' },
      ...progressOf(states[name]),
      failures: [reason, ...failuresOf(name)],
    })),
  ];
}

function progressOf(state: RemoteState = { status: 'idle' }) {
  return {
    status: state.status,
    detail: state.status === 'loading' ? state.stage : 'kind' in state ? state.kind : '',
    attempts: 'attempts' in state ? state.attempts : 'attempt' in state ? state.attempt : 0,
    times: state.status === 'ready' ? state.times : {},
  };
}
