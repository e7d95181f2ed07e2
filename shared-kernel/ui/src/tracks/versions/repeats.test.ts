import { aSoundcloudTrack, aSpotifyTrack } from '@segue/kernel/testing';
import { newSongs } from './repeats';

const by = (name: string) => [{ id: name, name }];
const harbour = aSpotifyTrack({
  id: '1',
  title: 'Midnight Harbour',
  artistInfo: by('Ada Solano'),
  duration: 200_000,
});
const again = aSoundcloudTrack({
  ...harbour,
  id: '2',
  provider: 'soundcloud',
  title: 'Ada Solano - Midnight Harbour',
});
const remix = aSoundcloudTrack({
  ...again,
  id: '3',
  title: 'Midnight Harbour (Kite Remix)',
  duration: 260_000,
});
const other = aSoundcloudTrack({
  id: '4',
  title: 'Low Tide',
  artistInfo: by('North Pier'),
  duration: 180_000,
});

it('leaves out songs that are known, also in the version of another service [QUEUE-39]', () => {
  expect(newSongs([again, other], [harbour])).toEqual([other]);
});
it('leaves out the second track of one song, and keeps the order [QUEUE-39]', () => {
  expect(newSongs([other, harbour, again], [])).toEqual([other, harbour]);
});
it('keeps a remix of a known song', () => {
  expect(newSongs([remix], [harbour])).toEqual([remix]);
});
