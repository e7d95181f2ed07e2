// Owns the text in the search box and decides when it becomes a search.
import { searchQuery } from '@segue/contract';
import { $runtimeConfig, createPageStore } from '@segue/kernel/state';
import { combine, createEvent, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import { $isSearching, $query, searchCleared, searchStarted } from '../results/model';
import { isLink } from './link';
import { type RecordedSearch, searchRecorded } from './recent-model';

const SEARCH_MIN_CHARACTERS = 3;
const SEARCH_DEBOUNCE_MS = 500;

export const textChanged = createEvent<string>('textChanged');
export const submitted = createEvent('submitted');
export const queryPicked = createEvent<string>('queryPicked');
export const queryRestored = createEvent<string>('queryRestored');
export const screenLeft = createEvent('screenLeft');

export const searchRequested = createEvent<RecordedSearch>('searchRequested');
export const linkEntered = createEvent<string>('linkEntered');
export const pasted = createEvent<string>('pasted');
export const boxCleared = createEvent('boxCleared');

const paused = debounce(textChanged, SEARCH_DEBOUNCE_MS);

export const $text = createPageStore('').on([textChanged, queryPicked, queryRestored], (_, text) => text);

export const $canSubmit = combine($text, $isSearching, (text, isSearching) => !isBlank(text) && !isSearching);

const accepted = sample({ clock: submitted, source: $text, filter: $canSubmit });

/** Whether a pause in typing searches: not after a submit, a picked recent search, or a change of the URL. */
const $isTyping = createPageStore(false)
  .on(textChanged, () => true)
  .on([accepted, queryPicked, queryRestored, screenLeft], () => false);

const entered = createEvent<RecordedSearch>('searchEntered');

sample({
  clock: paused,
  source: { text: $text, isTyping: $isTyping, current: $query },
  filter: ({ text, isTyping, current }) => isTyping && isLongEnough(text) && searchQuery(text) !== current,
  fn: ({ text }) => ({ query: searchQuery(text), isTyped: true }),
  target: entered,
});
sample({
  clock: [accepted, queryPicked],
  filter: (query) => !isBlank(query),
  fn: (query) => ({ query: searchQuery(query), isTyped: false }),
  target: entered,
});
sample({
  clock: entered,
  source: $runtimeConfig,
  filter: (config, { query }) => !isLink(query, config),
  fn: (_, search) => search,
  target: searchRequested,
});
// Pasted text is complete: an address need not wait for a pause.
sample({
  clock: [entered.map(({ query }) => query), pasted, queryRestored],
  source: $runtimeConfig,
  filter: (config, text) => isLink(text, config),
  fn: (_, text) => text.trim(),
  target: linkEntered,
});
sample({
  clock: textChanged,
  source: $query,
  filter: (current, text) => current !== '' && isBlank(text),
  fn: () => undefined,
  target: boxCleared,
});
sample({ clock: searchRequested, target: searchRecorded });
sample({ clock: searchRequested, fn: ({ query }) => query, target: searchStarted });
sample({ clock: boxCleared, target: searchCleared });
sample({
  clock: queryRestored,
  source: { current: $query, config: $runtimeConfig },
  filter: ({ current, config }, query) => query !== '' && query !== current && !isLink(query, config),
  fn: (_, query) => query,
  target: searchStarted,
});
sample({ clock: queryRestored, filter: isBlank, fn: () => undefined, target: searchCleared });

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function isLongEnough(text: string): boolean {
  return [...text.trim()].length >= SEARCH_MIN_CHARACTERS;
}
