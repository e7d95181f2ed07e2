// What a logged failure means to a listener; the console has the technical message.
import { PROVIDER_NAMES, type Provider } from '@segue/contract';
import type { Diagnostic } from '@segue/stores/ports';

export type ShownFailure = {
  sentence: string;
  /** Time of the latest failure with this sentence. */
  at: string;
  count: number;
};

/** The first match counts. `X` is the service, or Segue where the failure belongs to neither. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/did not load/, 'The player of X did not load.'],
  [/\/auth\/token/, "X didn't allow playing."],
  [/Account error/, 'This account needs X Premium to play.'],
  [/Authentication error|No token/, 'X asks you to connect again.'],
  [/device|Initialization error|activate the player/, 'The connection to the player of X was lost.'],
  [/did not play|Playback error|Starting playback|stalled/, "A track wouldn't play."],
  [/\/catalogue\//, "Artists, albums or playlists of X couldn't be loaded."],
  [/\/search\//, "A search on X didn't get through."],
  [/\/track\/favorite/, "Favorites couldn't be loaded or saved."],
  [/\/playlists|\/covers/, "A playlist couldn't be loaded or saved."],
  [/\/playback\/volume/, "The volume couldn't be saved."],
  [/\/auth\/checkAuth/, "Couldn't check whether you're signed in."],
  [/\/api\/(settings|user|auth)/, "Your account couldn't be reached."],
  [/could not be downloaded|published/, "A part of Segue couldn't load."],
];

/** The failures as sentences, the newest last; equal ones are counted. Warnings are left out: nothing is missing. */
export function failureSentences(diagnostics: readonly Diagnostic[], provider?: Provider): ShownFailure[] {
  const shown = new Map<string, ShownFailure>();
  for (const { level, message, at } of diagnostics) {
    if (level !== 'error') continue;
    const meaning =
      MEANINGS.find(([pattern]) => pattern.test(message))?.[1] ?? 'Something went wrong with X.';
    const sentence = meaning.replace('X', provider ? PROVIDER_NAMES[provider] : 'Segue');
    const count = (shown.get(sentence)?.count ?? 0) + 1;
    // Inserted again: a map keeps the place of the first insertion.
    shown.delete(sentence);
    shown.set(sentence, { sentence, at, count });
  }
  return [...shown.values()];
}
