// The search and the tab in the URL: /home?q=midnight%20harbour&tab=spotify, or what another app shared.
import { searchQuery } from '@segue/contract';
import { type ResultsTab, TABS } from '../results/model';
import { isLink } from '../search-box/link';

export type HomeAddress = { query: string; tab: ResultsTab };

/** Parses the query string; invalid values read as missing. */
export function readAddress(search: string): HomeAddress {
  const params = new URLSearchParams(search);
  const tab = params.get('tab');
  return {
    query: searchQuery(params.get('q') ?? readSharedText(params)),
    tab: TABS.find((known) => known === tab) ?? 'all',
  };
}

/** The query string for a search and a tab; defaults are left out. */
export function writeAddress({ query, tab }: HomeAddress): string {
  const params = new URLSearchParams();
  if (query !== '') params.set('q', query);
  if (tab !== 'all') params.set('tab', tab);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

export function isContinuation(query: string, before: string): boolean {
  return before !== '' && (query.startsWith(before) || before.startsWith(query));
}

const NO_PROVIDER_SERVERS = { providers: { spotify: null, soundcloud: null } };
const AROUND_A_LINK = /^[("'<«“]+|[)"'>»”.,;:!?…]+$/g;
const ADDRESSES = /\S+:\/\/\S+/g;

/** The first link to a page at a provider; without one, the words to search for. Empty when nothing was shared. */
function readSharedText(params: URLSearchParams): string {
  const [title, text, url] = ['title', 'text', 'url'].map((name) => (params.get(name) ?? '').trim()) as [
    string,
    string,
    string,
  ];
  const link = [url, text, title]
    .flatMap((part) => part.split(/\s+/))
    .map((word) => word.replace(AROUND_A_LINK, ''))
    .find((word) => isLink(word, NO_PROVIDER_SERVERS));
  const words = [text, title].map((part) => part.replace(ADDRESSES, '').replace(/\s+/g, ' ').trim());
  return link ?? (words.find(Boolean) || url || text);
}
