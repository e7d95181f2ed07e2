// Finds the track of one entry: asks the provider it names, then searches, at the preferred provider first.
import { type ApiFailure, failedWith } from '@segue/kernel/request';
import { type Linked, type Provider, PROVIDERS, type Track, trackKey } from '@segue/contract';
import { CONFIDENT, sameSong } from '@segue/ui/tracks/same-song';
import type { ListedTrack } from './reading/listed-track';
import type { Entry, Service } from './review';

/** Both reject with an `ApiFailure`. */
export type Ask = {
  search: (query: string, provider: Provider) => Promise<readonly Track[]>;
  openLink: (url: string) => Promise<Linked>;
};

export type Match = Pick<Entry, 'status' | 'candidates' | 'choice'>;
/** The service that did not answer; `failure` is null when no request was sent. */
export type Unanswered = { service: Service; failure: ApiFailure | null };
type Candidate = { track: Track; confidence: number; isSameArtist: boolean };

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
  const { link } = listed;
  if (link !== undefined) {
    const owner = PROVIDERS.find((name) => link.includes(name)) ?? providers[0]!;
    const linked = await ask.openLink(link).catch((failure: ApiFailure) => {
      // The link leads to nothing.
      if (isRefused(failure)) return null;
      throw unanswered(failure, owner);
    });
    if (linked?.kind === 'track') return foundOf(linked.track);
  }
  let candidates: readonly Candidate[] = [];
  for (const query of queriesFor(listed))
    for (const provider of providers) {
      if (held.includes(provider)) throw { service: provider, failure: null } satisfies Unanswered;
      const tracks = await ask.search(query, provider).catch((failure: ApiFailure) => {
        throw unanswered(failure, provider);
      });
      candidates = byConfidence([...candidates, ...candidatesAmong(tracks, listed)]);
      const [best] = candidates;
      // A title alone is not enough: many songs share one.
      if (best && listed.artists !== '' && best.confidence >= CONFIDENT)
        return foundOf(best.track, ...candidates.slice(1).map(({ track }) => track));
    }
  const [best] = candidates;
  return {
    status: best ? 'unsure' : 'missing',
    candidates: candidates.slice(0, CANDIDATES_MAX).map(({ track }) => track),
    choice: best?.isSameArtist && best.confidence >= LIKELY ? best.track : null,
  };
}

const foundOf = (choice: Track, ...others: readonly Track[]): Match => ({
  status: 'found',
  candidates: [choice, ...others].slice(0, CANDIDATES_MAX),
  choice,
});

/** All words; then without brackets, for other versions of the song. */
function queriesFor({ artists, title }: ListedTrack): ReadonlySet<string> {
  const withoutBrackets = title.replace(/\s*[([].*?[)\]]/g, '').trim() || title;
  const queries = [title, withoutBrackets].map((name) => `${artists} ${name}`.trim());
  return new Set(queries.filter((query) => query !== ''));
}

/** Whether the request itself was refused, which asking again would not change. */
export const isRefused = (failure: ApiFailure) =>
  failure.kind === 'answered' && failure.status < 500 && failure.status !== 429;

/** The music service failed when the server says so, else the server itself or the way to it. */
function unanswered(failure: ApiFailure, provider: Provider): Unanswered {
  const isProvider = failedWith(failure, 'providerUnavailable') || failedWith(failure, 'appRefused');
  return { service: isProvider || isRefused(failure) ? provider : 'site', failure };
}

function candidatesAmong(tracks: readonly Track[], listed: ListedTrack): readonly Candidate[] {
  return tracks
    .map((track) => ({ track, ...similarityOf(listed, track) }))
    .filter(({ confidence, isOtherVersion }) => confidence >= POSSIBLE || isOtherVersion);
}

/** Tracks by the same artist first: other versions have no confidence. A track found twice counts once. */
function byConfidence(candidates: readonly Candidate[]): readonly Candidate[] {
  const found = new Map(candidates.map((candidate) => [trackKey(candidate.track), candidate]));
  return [...found.values()].sort(
    (one, other) =>
      Number(other.isSameArtist) - Number(one.isSameArtist) || other.confidence - one.confidence,
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
