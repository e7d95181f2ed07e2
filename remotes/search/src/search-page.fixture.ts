// Renders the search screen with a fake API.
import type { SearchPage } from '@segue/contract';
import {
  renderRemote,
  someTracks,
  type FakeHandlers,
  type FakeRequest,
  type RenderOptions,
} from '@segue/kernel/testing';
import { screen, within } from '@testing-library/react';
import remote from './remote';

/** Answers a search: seven tracks of each provider, three for each page of 20 places. Few rows are drawn fast. */
export function fakeSearch({ params }: FakeRequest): SearchPage {
  const from = (Number(params.offset) / 20) * 3;
  const all = someTracks(params.provider === 'soundcloud' ? 'soundcloud' : 'spotify', 7);
  return { queryData: all.slice(from, from + 3), hasMore: from + 3 < all.length };
}

const NO_HITS = { artists: [], albums: [], playlists: [] };

export function open(options: RenderOptions = {}, search: FakeHandlers['search'] = fakeSearch) {
  const { api, ...rest } = options;
  return renderRemote(remote, 'SearchScreen', {
    at: '/home',
    ...rest,
    api: { search, searchCatalogue: () => NO_HITS, ...api },
  });
}

export const box = () => screen.getByRole('combobox', { name: /search songs/i });
export const submit = () => screen.getByRole('button', { name: 'Search' });
export const tab = (name: string) => screen.getByRole('tab', { name });
export const region = (name: string) => screen.getByRole('region', { name });
export const rows = (list: string) =>
  within(screen.getByRole('list', { name: list })).getAllByRole('button', { name: /^Play / });
