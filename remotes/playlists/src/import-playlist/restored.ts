// Reads the import that an earlier load of the page kept. Stored text is untrusted.
import { parseTrack, PROVIDERS } from '@segue/contract';
import type { Candidate, Entry, Review } from './import-state';

/** Null when it is no import. What cannot be read of an entry is searched for again. */
export function restored(text: string): Review | null {
  try {
    const kept = JSON.parse(text) as Review;
    const isReview = typeof kept.name === 'string' && PROVIDERS.includes(kept.prefer) && kept.holds;
    return isReview ? { ...kept, entries: kept.entries.map(entryOf) } : null;
  } catch {
    return null;
  }
}

function entryOf(entry: Entry): Entry {
  const candidates = entry.candidates.flatMap((candidate: Candidate) => {
    const track = parseTrack(candidate.track);
    return track ? { ...candidate, track } : [];
  });
  const choice = entry.choice && parseTrack(entry.choice);
  const isWhole = candidates.length === entry.candidates.length && !choice === !entry.choice;
  return { ...entry, candidates, choice, ...(!isWhole && { status: 'waiting', answered: [] }) };
}
