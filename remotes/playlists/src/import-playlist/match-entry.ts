// Finds the track of one entry: asks the provider it names, then searches, at the preferred provider first.
import type { ApiFailure } from '@segue/api-client';
import { type Linked, type Provider, type Track, trackKey } from '@segue/contract';
import { CONFIDENT, sameSong } from '@segue/tracks/same-song';
import { blocked, expanded, matched } from './changes';
import type { Candidate, ReviewChange, Entry } from './import-state';
import type { ListedTrack } from './reading/listed-track';

/** Both reject with an `ApiFailure`. */
export type Ask = {
  search: (query: string, provider: Provider) => Promise<readonly Track[]>;
  openLink: (url: string) => Promise<Linked>;
};

export type Matching = {
  entry: Entry;
  /** The providers to ask, the preferred one first. */
  providers: readonly Provider[];
};

/** What became of the entry, and how long to wait before the next one. */
export type Matched = { change: ReviewChange; waitMs: number };

const CANDIDATES_MAX = 5;
/** Below this only another version of the song is a candidate. */
const POSSIBLE = 0.3;
const TRIES_MAX = 3;
const RETRY_MS = 5000;
const LIMIT_MS = 15_000;

export async function matchEntry({ entry, providers }: Matching, ask: Ask): Promise<Matched> {
  const { id, listed } = entry;
  const failures: ApiFailure[] = [];
  /** What a provider that does not answer would have said is unknown, unless it had its chances. */
  const tryTo = async <Answer>(call: () => Promise<Answer>): Promise<Answer | null> => {
    try {
      return await call();
    } catch (failure) {
      failures.push(failure as ApiFailure);
      return null;
    }
  };
  const link = listed.link ?? linkOf(listed, providers);
  const linked = link === undefined ? null : await tryTo(() => ask.openLink(link));
  const obstacle = obstacleOf(entry, failures);
  if (obstacle) return obstacle;
  if (linked?.kind === 'playlist') return { change: expanded(id, linked), waitMs: 0 };
  if (linked?.kind === 'track') return { change: matched(id, [certain(linked.track)], true), waitMs: 0 };

  let candidates: readonly Candidate[] = [];
  if (listed.isrc !== undefined && providers.includes('spotify')) {
    const found = await tryTo(() => ask.search(`isrc:${listed.isrc}`, 'spotify'));
    // The code belongs to one recording, so a similarity of the names is enough.
    const [best] = candidatesAmong(found ?? [], listed);
    if (best) return { change: matched(id, [best], true), waitMs: 0 };
  }
  for (const [query, provider] of searchesFor(listed, providers)) {
    const found = await tryTo(() => ask.search(query, provider));
    candidates = byConfidence([...candidates, ...candidatesAmong(found ?? [], listed)]);
    if (isSure(candidates, listed)) break;
  }
  const isFound = isSure(candidates, listed);
  const late = isFound ? null : obstacleOf(entry, failures);
  return late ?? { change: matched(id, candidates.slice(0, CANDIDATES_MAX), isFound), waitMs: 0 };
}

/** Null when the failures are no reason to ask again. */
function obstacleOf({ id, tries }: Entry, failures: readonly ApiFailure[]): Matched | null {
  for (const failure of failures) {
    if (failure.kind === 'unreachable') return { change: blocked(id, 'offline'), waitMs: RETRY_MS };
    if (failure.kind !== 'answered') continue;
    const { status, retryAfterS } = failure;
    const waitMs = retryAfterS === undefined ? undefined : retryAfterS * 1000;
    if (status === 429) return { change: blocked(id, 'limit'), waitMs: waitMs ?? LIMIT_MS };
    if (status >= 500 && tries < TRIES_MAX)
      return { change: blocked(id, 'provider'), waitMs: waitMs ?? RETRY_MS };
  }
  return null;
}

/** A reference without a title: its link has the rest. */
function linkOf({ reference }: ListedTrack, providers: readonly Provider[]): string | undefined {
  const isSpotify = reference?.provider === 'spotify' && providers.includes('spotify');
  return isSpotify ? `spotify:track:${reference.id}` : undefined;
}

const certain = (track: Track): Candidate => ({ track, confidence: 1, lengthDifferenceMs: null });

/** First the words as they are; then without what stands in brackets, for other versions of the song. */
function* searchesFor({ artists, title }: ListedTrack, providers: readonly Provider[]) {
  const [full, plain] = [title, withoutBrackets(title)].map((name) => `${artists} ${name}`.trim());
  if (!full) return;
  for (const provider of providers) yield [full, provider] as const;
  if (plain && plain !== full) for (const provider of providers) yield [plain, provider] as const;
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

/**
 * Those by the artist first: other versions, such as covers by strangers, have no confidence to tell them apart. Stable: of
 * equals the provider's first. A track that two searches found counts once.
 */
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
    duration: durationMs ?? null,
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
