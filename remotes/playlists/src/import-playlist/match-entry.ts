// Finds the track of one entry: asks the provider it names, then searches, at the preferred provider first.
import type { ApiFailure } from '@segue/kernel/request';
import { type Linked, type Provider, PROVIDERS, type Track, trackKey } from '@segue/contract';
import { CONFIDENT, sameSong } from '@segue/ui/tracks/same-song';
import type { ListedTrack } from './reading/listed-track';
import {
  type Candidate,
  type Entry,
  failedService,
  held,
  isRefused,
  matched,
  type Review,
  type ReviewChange,
  unanswered,
} from './review';

/** Both reject with an `ApiFailure`. */
export type Ask = {
  search: (query: string, provider: Provider) => Promise<readonly Track[]>;
  openLink: (url: string) => Promise<Linked>;
};

export type Matching = {
  entry: Entry;
  /** The providers to ask, the preferred one first. */
  providers: readonly Provider[];
  holds: Review['holds'];
};

const CANDIDATES_MAX = 5;
/** Below this only another version of the song is a candidate. */
const POSSIBLE = 0.3;

/** Resolves with what became of the entry: matched, or waiting for a service that is held or gave no answer. */
export async function matchEntry({ entry, providers, holds }: Matching, ask: Ask): Promise<ReviewChange> {
  const { id, listed } = entry;
  const answered = [...entry.answered];
  let { candidates } = entry;
  const waitFor = (provider: Provider, failure: ApiFailure | null): ReviewChange => {
    const service = failure ? failedService(failure, provider) : provider;
    const waiting = unanswered(id, service, { candidates, answered });
    return failure ? (review) => held(service, failure, Date.now())(waiting(review)) : waiting;
  };

  const link = listed.link ?? linkOf(listed, providers);
  if (link !== undefined && !answered.includes(link)) {
    const { answer: linked, failure } = await settle(ask.openLink(link));
    if (failure && !isRefused(failure))
      return waitFor(PROVIDERS.find((name) => link.includes(name)) ?? providers[0]!, failure);
    answered.push(link);
    if (linked?.kind === 'track') return matched(id, { candidates: [certain(linked.track)], answered }, true);
  }
  for (const { query, provider, isCode } of searchesFor(listed, providers)) {
    const search = `${provider}: ${query}`;
    if (answered.includes(search)) continue;
    const { answer: tracks, failure } = holds[provider] ? HELD : await settle(ask.search(query, provider));
    // The code is a short cut: another service that is preferred need not wait for it.
    if (!tracks && isCode && provider !== providers[0]) continue;
    if (!tracks) return waitFor(provider, failure);
    answered.push(search);
    const found = candidatesAmong(tracks, listed);
    // The code belongs to one recording, so a similarity of the names is enough.
    if (isCode && found[0]) return matched(id, { candidates: found.slice(0, 1), answered }, true);
    if (!isCode) candidates = byConfidence([...candidates, ...found]);
    if (isSure(candidates, listed)) break;
  }
  candidates = candidates.slice(0, CANDIDATES_MAX);
  return matched(id, { candidates, answered }, isSure(candidates, listed));
}

const HELD = { answer: null, failure: null };

const settle = <Answer>(call: Promise<Answer>) =>
  call.then(
    (answer) => ({ answer, failure: null }),
    (failure: ApiFailure) => ({ answer: null, failure }),
  );

/** A reference without a title: its link has the rest. */
function linkOf({ reference }: ListedTrack, providers: readonly Provider[]): string | undefined {
  const isSpotify = reference?.provider === 'spotify' && providers.includes('spotify');
  return isSpotify ? `spotify:track:${reference.id}` : undefined;
}

const certain = (track: Track): Candidate => ({ track, confidence: 1, lengthDifferenceMs: null });

/** A recording's code; then the words as they are; then without what stands in brackets, for other versions of the song. */
function* searchesFor({ artists, title, isrc }: ListedTrack, providers: readonly Provider[]) {
  if (isrc !== undefined && providers.includes('spotify'))
    yield { query: `isrc:${isrc}`, provider: 'spotify', isCode: true } as const;
  const names = new Set([title, withoutBrackets(title)].map((name) => `${artists} ${name}`.trim()));
  names.delete('');
  for (const query of names) for (const provider of providers) yield { query, provider, isCode: false };
}

const withoutBrackets = (title: string) => title.replace(/\s*[([].*?[)\]]/g, '').trim() || title;

function isSure([best]: readonly Candidate[], listed: ListedTrack): boolean {
  // A title alone is no proof: many songs share one.
  return best !== undefined && listed.artists !== '' && best.confidence >= CONFIDENT;
}

function candidatesAmong(tracks: readonly Track[], listed: ListedTrack): readonly Candidate[] {
  const all = tracks.map((track) => ({ track, ...similarityOf(listed, track) }));
  return byConfidence(
    all.filter(({ confidence, isOtherVersion }) => confidence >= POSSIBLE || isOtherVersion),
  ).slice(0, CANDIDATES_MAX);
}

/** Those by the artist first: other versions have no confidence to tell them apart. A track that two searches found counts once. */
function byConfidence(candidates: readonly Candidate[]): readonly Candidate[] {
  const found = new Map(candidates.map((candidate) => [trackKey(candidate.track), candidate]));
  const artistRank = ({ isSameArtist = false }: Candidate) => Number(isSameArtist);
  return [...found.values()].sort(
    (one, other) => artistRank(other) - artistRank(one) || other.confidence - one.confidence,
  );
}

function similarityOf({ title, artists, durationMs }: ListedTrack, track: Track) {
  const song = (name: string, by: readonly string[]) => ({
    title: name,
    artistInfo: by.map((artist) => ({ id: '', name: artist })),
    duration: durationMs,
  });
  const known = track.artistInfo.map(({ name }) => name);
  // Without an artist, that of the candidate; and people also write "Title - Artist".
  const readings =
    artists === '' ? [song(title, known)] : [song(title, namesIn(artists)), song(artists, [title])];
  const best = readings
    .map((reading) => sameSong(reading, track))
    .reduce((one, other) => (other.confidence > one.confidence ? other : one));
  return { ...best, isSameArtist: best.isSameArtist && artists !== '' };
}

/** The names, and the whole text: a band's name may hold a comma. */
function namesIn(artists: string): readonly string[] {
  const names = artists.split(/\s*[,;]\s*|\s+(?:&|feat\.?|ft\.?)\s+/i).filter((name) => name !== '');
  return [...new Set([artists, ...names])];
}
