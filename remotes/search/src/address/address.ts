// What of the screen stands in its address: /home?q=midnight%20harbour&tab=spotify
import { searchQuery } from '@segue/contract';
import { TABS, type ResultsTab } from '../results';

export type HomeAddress = { query: string; tab: ResultsTab };

/** Reads the query part of an address; anything senseless is as if it were not there. */
export function readAddress(search: string): HomeAddress {
  const params = new URLSearchParams(search);
  const tab = params.get('tab');
  return {
    query: searchQuery(params.get('q') ?? ''),
    tab: TABS.find((known) => known === tab) ?? 'all',
  };
}

/** The query part for a state of the screen; what is default is left out. */
export function writeAddress({ query, tab }: HomeAddress): string {
  const params = new URLSearchParams();
  if (query !== '') params.set('q', query);
  if (tab !== 'all') params.set('tab', tab);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether one text only goes on, or goes back, where the other stopped. */
export function continues(query: string, before: string): boolean {
  return before !== '' && (query.startsWith(before) || before.startsWith(query));
}
