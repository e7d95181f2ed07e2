import { artistNames } from '@segue/contract';
import { aSpotifyTrack, renderInScope } from '@segue/kernel/testing';
import { screen } from '@testing-library/react';
import { ArtistLinks } from './artist-links';

test('track without a named artist: Unknown artist, in text and in rows [DATA-32]', () => {
  const track = aSpotifyTrack({ artistInfo: [] });
  expect(artistNames(track)).toBe('Unknown artist');
  renderInScope(<ArtistLinks track={track} />);
  expect(screen.getByText('Unknown artist')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
