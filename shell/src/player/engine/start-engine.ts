// Creates the engine with a player per configured provider, which loads its vendor's script when it is needed.
import { PROVIDERS, type Provider, type RuntimeConfig } from '@segue/contract';
import { createWatch, type Scope } from 'effector';
import { playerRetryRequested } from '../model/playback-ports';
import { joinStops } from '../../platform/listen';
import { createEngine, type Engine } from './engine';
import { createEngineContext } from './engine-context';
import { closeMessageGate, originOf } from './message-gate';
import * as providerList from './provider-list';
import type { MakePlayer, PlayerContext, ProviderPlayer } from './provider-player';
import { createScriptLoader } from './provider-scripts';

type Part = { id: Provider; make: (context: PlayerContext) => ProviderPlayer };

/** No provider gets a request until `warmUp`, `load` or `preflight`. */
export async function startEngine(scope: Scope, config: RuntimeConfig): Promise<Engine> {
  const parts = await Promise.all(PROVIDERS.map((id) => load(config, id)));
  const context = createEngineContext(scope);
  const scripts: string[] = [];
  const frames: string[] = [];
  const openGate = closeMessageGate(window, frames);
  const loadScript = createScriptLoader(scripts);
  const engine = createEngine({
    emit: context.emit,
    players(onEvent) {
      const contextOf = (id: Provider): PlayerContext => ({
        scope,
        apiBase: config.apiBase,
        emit: (event) => onEvent(id, event),
        log: (message, detail) => context.log(id, message, detail),
        fetchToken: (rejected) => context.fetchToken(id, rejected),
        permitVendor({ script, frame }) {
          scripts.push(script);
          frames.push(originOf(frame));
          return () => loadScript(script);
        },
      });
      return Object.fromEntries(
        parts.flatMap((part) => (part ? [[part.id, part.make(contextOf(part.id))]] : [])),
      );
    },
  });
  // A script that failed to load is loaded again.
  const stopListening = createWatch({ unit: playerRetryRequested, scope, fn: engine.warmUp });
  return { ...engine, dispose: joinStops(engine.dispose, stopListening, openGate) };
}

/** Resolves with null for a provider that is not configured: none of its code is downloaded. */
async function load<P extends Provider>({ providers }: RuntimeConfig, id: P): Promise<Part | null> {
  const settings = providers[id];
  if (!settings) return null;
  const make = (await providerList[id]()) as MakePlayer<P>;
  return { id, make: (context) => make(settings, context) };
}
