// The engine's interface to one scope: where it reports its events, and the access token.
import type { Provider } from '@segue/contract';
import { diagnosticReported } from '@segue/kernel/state';
import { scopeBind, type Scope } from 'effector';
import {
  playbackLost,
  playbackReported,
  soundDelayed,
  trackEnded,
  trackUnavailable,
} from '../model/playback-ports';
import { type UnavailableReason } from '../rules/player-messages';
import { providerTokenFx } from './api';
import type { PlayerEvent } from './provider-player';

export function createEngineContext(scope: Scope) {
  const bind = { scope };
  const reported = scopeBind(playbackReported, bind);
  const ended = scopeBind(trackEnded, bind);
  const unavailable = scopeBind(trackUnavailable, bind);
  const lost = scopeBind(playbackLost, bind);
  const delayed = scopeBind(soundDelayed, bind);
  const logged = scopeBind(diagnosticReported, bind);
  const requestToken = scopeBind(providerTokenFx, bind);
  return {
    log: (area: string, message: string, detail?: unknown) => logged({ area, message, detail }),
    // Not allSettled: it would wait for every pending effect of the scope, and this request is often part of one.
    fetchToken: (provider: Provider, rejected?: string) => requestToken({ body: { provider, rejected } }),
    emit(event: PlayerEvent): void {
      if (event.kind === 'progress') reported(withoutKind(event));
      else if (event.kind === 'ended') ended(withoutKind(event));
      else if (event.kind === 'lost') lost(withoutKind(event));
      else if (event.kind === 'delayed') {
        delayed({ generation: event.generation, cause: navigator.onLine ? event.cause : 'offline' });
      } else unavailable({ generation: event.generation, reason: offlineOr(event.reason) });
    },
  };
}

function withoutKind<Event extends PlayerEvent>({ kind: _, ...payload }: Event): Omit<Event, 'kind'> {
  return payload;
}

/** Without a network every provider seems down, and every track seems blocked. */
const OFFLINE_SYMPTOMS: readonly UnavailableReason[] = [
  'provider-down',
  'player-blocked',
  'failed',
  'blocked',
];

function offlineOr(reason: UnavailableReason): UnavailableReason {
  return !navigator.onLine && OFFLINE_SYMPTOMS.includes(reason) ? 'offline' : reason;
}
