// By how much each service plays quieter than the volume, so that both sound equally loud.
import { forEachProvider, type Provider } from '@segue/contract';
import { createPageStore } from '@segue/stores';
import { createStoredValue } from '@segue/stores/ports';
import { type Scope, createEvent, sample } from 'effector';
import { readInAllTabs } from '../../../../platform/device-choice';
import { readJson } from '../../../../platform/read-json';
import { joinStops } from '../../../../platform/listen';
import { watchStore } from '../../../../platform/watch-store';

/** Decibels from -12 to 0, in whole numbers. */
export type Trims = Readonly<Record<Provider, number>>;

export const NO_TRIMS: Trims = forEachProvider(() => 0);
export const MAX_QUIETER_DB = 12;

/** Stored text is not trusted; what is no trim is 0. */
function parseTrims(text: string) {
  const stored = readJson(text) as Partial<Record<Provider, unknown>> | null | undefined;
  const problems = stored === undefined ? ['The stored loudness is unreadable'] : [];
  return { value: forEachProvider((provider) => trimOf(stored?.[provider])), problems };
}

/** Downwards only: nothing is louder than the user's volume. */
function trimOf(decibels: unknown): number {
  if (typeof decibels !== 'number' || !Number.isFinite(decibels)) return 0;
  // Not -0, which JSON and tests tell apart.
  return Math.min(0, Math.max(-MAX_QUIETER_DB, Math.round(decibels))) || 0;
}

const TRIMS_KEY = 'loudness';

const storedTrims = createStoredValue<Trims>({
  area: 'even loudness',
  storage: 'localStorage',
  key: TRIMS_KEY,
  parse: parseTrims,
  serialize: JSON.stringify,
});

/** Decibels, 0 or less. */
export const trimChosen = createEvent<{ provider: Provider; decibels: number }>('trimChosen');
export const trimsReset = createEvent('trimsReset');

export const $trims = createPageStore<Trims>(NO_TRIMS)
  .on(storedTrims.valueRead, (_, stored) => stored ?? NO_TRIMS)
  .on(trimChosen, (trims, { provider, decibels }) => ({ ...trims, [provider]: trimOf(decibels) }))
  .on(trimsReset, () => NO_TRIMS);

sample({ clock: [trimChosen, trimsReset], source: $trims, target: storedTrims.writeFx });

/** Gives the engine the trims now and at every change, also one that another tab makes. */
export function wireTrims(scope: Scope, apply: (trims: Trims) => Promise<void>): () => void {
  const stopWatch = watchStore($trims, scope, (trims) => void apply(trims).catch(() => undefined));
  return joinStops(stopWatch, readInAllTabs(scope, TRIMS_KEY, storedTrims.readFx));
}
