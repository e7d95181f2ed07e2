import { forEachProvider } from '@segue/contract';
import { $favorites } from '@segue/kernel/state';
import { aSession, playedIds, renderRemote, someTracks } from '@segue/kernel/testing';
import { screen, within } from '@testing-library/react';
import remote from './remote';

const favorites = (count: number) => ({
  ...forEachProvider(() => []),
  soundcloud: someTracks('soundcloud', count).map((track, index) => ({
    ...track,
    isFavorited: true,
    favoritedAt: `2025-04-0${index + 1}T12:00:00.000Z`,
  })),
});
const open = (count: number) =>
  renderRemote(remote, 'HomeFavorites', {
    session: aSession(),
    values: [[$favorites, favorites(count)]],
  });

test('home: the four newest favorites are visible, and Play queues all', async () => {
  const { user, sent } = open(6);
  const list = await screen.findByRole('list', { name: 'Newest favorites' });
  const names = within(list).getAllByRole('button', { name: /^Play / });
  expect(names).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(playedIds({ sent })).toEqual([6, 5, 4, 3, 2, 1].map((number) => `soundcloud-${number}`));
});

test('home: with separated providers, each has a section of its own', async () => {
  const both = { ...favorites(2), spotify: someTracks('spotify', 1) };
  const { user, sent } = renderRemote(remote, 'HomeFavorites', {
    session: aSession(),
    config: { separateProviders: true },
    values: [[$favorites, both]],
  });
  const section = await screen.findByRole('region', { name: 'Favorites on SoundCloud' });
  expect(screen.getByRole('region', { name: 'Favorites on Spotify' })).toBeVisible();
  await user.click(within(section).getByRole('button', { name: 'Play' }));
  expect(playedIds({ sent })).toEqual(['soundcloud-2', 'soundcloud-1']);
});
