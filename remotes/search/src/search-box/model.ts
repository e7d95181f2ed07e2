// Owns the text in the box and decides when it becomes a search.
import { SEARCH_DEBOUNCE_MS, SEARCH_MIN_CHARACTERS, searchQuery } from '@segue/contract';
import { createPageStore } from '@segue/stores';
import { combine, createEvent, sample } from 'effector';
import { debounce } from 'patronum/debounce';
import { $isSearching, $query, searchCleared, searchStarted } from '../results';
import { searchMade } from './recent-model';

/** A key changed the text. */
export const textChanged = createEvent<string>('textChanged');
/** Enter or the button. */
export const submitted = createEvent('submitted');
export const recentPicked = createEvent<string>('recentPicked');
/** The address says what was searched; an empty text is the state before any search. */
export const queryRestored = createEvent<string>('queryRestored');
/** The screen is left: what was typed but not searched stays unsearched. */
export const boxLeft = createEvent('boxLeft');

/** A new search by hand. */
export const searchAsked = createEvent<{ query: string; isTyped: boolean }>('searchAsked');
/** The box was emptied by hand. */
export const boxEmptied = createEvent('boxEmptied');

const paused = debounce(textChanged, SEARCH_DEBOUNCE_MS);

export const $text = createPageStore('', { sid: 'search/text', name: '$text' }).on(
  [textChanged, recentPicked, queryRestored],
  (_, text) => text,
);

export const $canSubmit = combine($text, $isSearching, (text, isSearching) => !isBlank(text) && !isSearching);

/** A submit that searches; one that is refused leaves the words to their pause. */
const accepted = sample({ clock: submitted, source: $text, filter: $canSubmit });

/** Whether a pause in typing may search: anything but typing since then has made that pause meaningless. */
const $isTyping = createPageStore(false, { sid: 'search/is-typing' })
  .on(textChanged, () => true)
  .on([accepted, recentPicked, queryRestored, boxLeft], () => false);

sample({
  clock: paused,
  source: { text: $text, isTyping: $isTyping, shown: $query },
  filter: ({ text, isTyping, shown }) => isTyping && isLongEnough(text) && searchQuery(text) !== shown,
  fn: ({ text }) => ({ query: searchQuery(text), isTyped: true }),
  target: searchAsked,
});
sample({
  clock: accepted,
  fn: (text) => ({ query: searchQuery(text), isTyped: false }),
  target: searchAsked,
});
sample({
  clock: recentPicked,
  filter: (query) => !isBlank(query),
  fn: (query) => ({ query: searchQuery(query), isTyped: false }),
  target: searchAsked,
});
sample({
  clock: textChanged,
  source: $query,
  filter: (shown, text) => shown !== '' && isBlank(text),
  fn: () => undefined,
  target: boxEmptied,
});
sample({ clock: searchAsked, target: searchMade });
sample({ clock: searchAsked, fn: ({ query }) => query, target: searchStarted });
sample({ clock: boxEmptied, target: searchCleared });
sample({
  clock: queryRestored,
  source: $query,
  filter: (shown, query) => query !== '' && query !== shown,
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
