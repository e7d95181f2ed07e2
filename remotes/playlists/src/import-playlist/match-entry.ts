// Finds the track of one entry: asks the provider it names, then searches, at the preferred provider first.
import { type ApiFailure, failedWith } from '@segue/kernel/request';
import { type Linked, type Provider, PROVIDERS, type Track, trackKey } from '@segue/contract';
import { CONFIDENT, sameSong } from '@segue/ui/tracks/same-song';
import type { ListedTrack } from './reading/listed-track';
import { type Candidate, certain, type Entry, type Service } from './review';
import { linkOf, searchesFor } from './searches';

/** Both reject with an `ApiFailure`. */
export type Ask = {
  search: (query: string, provider: Provider) => Promise<readonly Track[]>;
  openLink: (url: string) => Promise<Linked>;
};

export type Match = Pick<Entry, 'status' | 'candidates' | 'choice'>;
/** The service that did not answer; `failure` is null when no request was sent. */
export type Unanswered = { service: Service; failure: ApiFailure | null };

const CANDIDATES_MAX = 5;
/** Below this only another version of the song is a candidate. */
const POSSIBLE = 0.3;
/** Below this a candidate is not preselected. */
const LIKELY = 0.45;

/** Rejects with `Unanswered`. `providers`: searched in this order; `held` ones get no request. */
export async function matchEntry(
  listed: ListedTrack,
  providers: readonly Provider[],
  held: readonly Service[],
  ask: Ask,
): Promise<Match> {
  const link = listed.link ?? linkOf(listed, providers);
  if (link !== undefined) {
    const owner = PROVIDERS.find((name) => link.includes(name)) ?? providers[0]!;
    const linked = await ask.openLink(link).catch((failure: ApiFailure) => {
      // The link leads to nothing.
      if (isRefused(failure)) return null;
      throw unanswered(failure, owner);
    });
    if (linked?.kind === 'track') return matchOf([certain(linked.track)], true);
  }
  let candidates: readonly Candidate[] = [];
  for (const { query, provider, isCode } of searchesFor(listed, providers)) {
    if (held.includes(provider)) throw { service: provider, failure: null } satisfies Unanswered;
    const tracks = await ask.search(query, provider).catch((failure: ApiFailure) => {
      throw unanswered(failure, provider);
    });
    const found = candidatesAmong(tracks, listed);
    // The code belongs to one recording, so a similarity of the names is enough.
    if (isCode && found[0]) return matchOf([found[0]], true);
    if (!isCode) candidates = byConfidence([...candidates, ...found]);
    if (isSure(candidates, listed)) break;
  }
  return matchOf(candidates.slice(0, CANDIDATES_MAX), isSure(candidates, listed));
}

function matchOf(candidates: readonly Candidate[], isSure: boolean): Match {
  const [best] = candidates;
  const isLikely = best?.isSameArtist === true && best.confidence >= LIKELY;
  return {
    candidates,
    status: isSure ? 'found' : best ? 'unsure' : 'missing',
    choice: best && (isSure || isLikely) ? best.track : null,
  };
}

/** Whether the request itself was refused, which asking again would not change. */
const isRefused = (failure: ApiFailure) =>
  failure.kind === 'answered' && failure.status < 500 && failure.status !== 429;

/** The music service failed when the server says so, else the server itself or the way to it. */
function unanswered(failure: ApiFailure, provider: Provider): Unanswered {
  const isProvider = failedWith(failure, 'providerUnavailable') || failedWith(failure, 'appRefused');
  return { service: isProvider || isRefused(failure) ? provider : 'site', failure };
}

function isSure([best]: readonly Candidate[], listed: ListedTrack): boolean {
  // A title alone is not enough: many songs share one.
  return best !== undefined && listed.artists !== '' && best.confidence >= CONFIDENT;
}

function candidatesAmong(tracks: readonly Track[], listed: ListedTrack): readonly Candidate[] {
  const all = tracks.map((track) => ({ track, ...similarityOf(listed, track) }));
  return byConfidence(
    all.filter(({ confidence, isOtherVersion }) => confidence >= POSSIBLE || isOtherVersion),
  ).slice(0, CANDIDATES_MAX);
}

/** Tracks by the same artist first: other versions have no confidence. A track found twice counts once. */
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

/** The single names, and the whole text: a band's name may contain a comma. */
function namesIn(artists: string): readonly string[] {
  const names = artists.split(/\s*[,;]\s*|\s+(?:&|feat\.?|ft\.?)\s+/i).filter((name) => name !== '');
  return [...new Set([artists, ...names])];
}
