// The search and the tab in the URL: /home?q=midnight%20harbour&tab=spotify, or what another app shared.
import { searchQuery } from '@segue/contract';
import { TABS, type ResultsTab } from '../results';
import { readSharedText } from './shared-text';

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

/** Whether one text is the beginning of the other. */
export function isContinuation(query: string, before: string): boolean {
  return before !== '' && (query.startsWith(before) || before.startsWith(query));
}
