// The link to open and the searches to make for one entry of a list.
import type { Provider } from '@segue/contract';
import type { ListedTrack } from './reading/listed-track';

/** For a reference without a title, its link is opened. */
export function linkOf({ reference }: ListedTrack, providers: readonly Provider[]): string | undefined {
  const isSpotify = reference?.provider === 'spotify' && providers.includes('spotify');
  return isSpotify ? `spotify:track:${reference.id}` : undefined;
}

/** Searches with all words, at Spotify the recording's code first; then without brackets, for other versions of the song. */
export function* searchesFor({ artists, title, isrc }: ListedTrack, providers: readonly Provider[]) {
  const names = new Set([title, withoutBrackets(title)].map((name) => `${artists} ${name}`.trim()));
  names.delete('');
  let code = isrc && `isrc:${isrc}`;
  for (const query of names)
    for (const provider of providers) {
      if (code && provider === 'spotify') {
        yield { query: code, provider, isCode: true };
        code = undefined;
      }
      yield { query, provider, isCode: false };
    }
}

const withoutBrackets = (title: string) => title.replace(/\s*[([].*?[)\]]/g, '').trim() || title;
