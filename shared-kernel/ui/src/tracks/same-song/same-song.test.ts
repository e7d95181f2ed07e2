import { aSoundcloudTrack, aSpotifyTrack, anArtist } from '@segue/kernel/testing';
import PAIR_SETS from './labelled-pairs.fixture.json';
import { CONFIDENT, sameSong, searchTexts } from './same-song';

type Side = { title: string; artists: string[]; seconds: number };

/**
 * Reads a pair labelled by hand: `=` the same song or `x` not, then title · artists · seconds of both tracks. Names are invented;
 * the forms are those of real titles and uploads. `unseen` has the figures before the rules learned from a set.
 */
function readPair(line: string) {
  // A title may contain " | " itself.
  const [, one = '', other = ''] = /^[=x] (.*? · .*? · \d+) \| (.*)$/.exec(line) ?? [];
  return { isSame: line.startsWith('='), one: readSide(one), other: readSide(other), line };
}

function readSide(text: string): Side {
  const [title = '', artists = '', seconds = ''] = text.split(' · ');
  return { title, artists: artists.split(', '), seconds: Number(seconds) };
}

const fields = ({ title, artists, seconds }: Side) => ({
  title,
  artistInfo: artists.map((name) => anArtist({ name })),
  duration: seconds * 1000,
});
const spotify = (title: string, artist: string, seconds = 200) =>
  aSpotifyTrack(fields({ title, artists: [artist], seconds }));
const soundcloud = (title: string, account: string, seconds = 200) =>
  aSoundcloudTrack(fields({ title, artists: [account], seconds }));

test.each(PAIR_SETS)('$name pairs: precision is at least 0.98 and recall 0.85', ({ name, pairs, unseen }) => {
  const rows = pairs.map(readPair).map(({ isSame, one, other, line }) => {
    const { confidence } = sameSong(aSpotifyTrack(fields(one)), aSoundcloudTrack(fields(other)));
    return { isSame, line, confidence, isFound: confidence >= CONFIDENT };
  });
  const found = rows.filter(({ isFound }) => isFound);
  const right = found.filter(({ isSame }) => isSame);
  const precision = right.length / found.length;
  const recall = right.length / rows.filter(({ isSame }) => isSame).length;
  if (process.env['PRINT_PAIRS']) {
    const written = (figures: { precision: number; recall: number }) =>
      `precision ${figures.precision.toFixed(3)}, recall ${figures.recall.toFixed(3)}`;
    const before = unseen ? `; unseen: ${written(unseen)}` : '';
    const wrong = rows.filter(({ isSame, isFound }) => isSame !== isFound);
    const lines = wrong.map(({ confidence, line }) => `  ${confidence.toFixed(2)}  ${line}`);
    const figures = `${rows.length} ${name} pairs: ${written({ precision, recall })}${before}`;
    process.stdout.write([figures, ...lines, ''].join('\n'));
  }
  expect(precision).toBeGreaterThanOrEqual(0.98);
  expect(recall).toBeGreaterThanOrEqual(0.85);
});

test('a length difference is the other track minus the first, and unknown for a preview', () => {
  const one = spotify('Zigzag', 'Brass Umbrella', 205);
  expect(sameSong(one, soundcloud('Zigzag', 'Brass Umbrella', 209)).lengthDifferenceMs).toBe(4000);
  const preview = { ...soundcloud('Zigzag', 'Brass Umbrella', 30), access: 'preview' as const };
  expect(sameSong(one, preview).lengthDifferenceMs).toBeNull();
});

test.each([
  ['Brass Umbrella - Zigzag (Velour Remix)', 'velour', true],
  ['zigzag (bootleg)', 'velour', true],
  ['Zigzag', 'brassumbrella', false],
  ['Zigzag', 'marzipan', false],
  ['Brass Umbrella - Pamphlet (Velour Remix)', 'velour', false],
])('“%s” by %s is another version of “Zigzag” by Brass Umbrella: %s', (title, account, isOtherVersion) => {
  const song = spotify('Zigzag', 'Brass Umbrella');
  expect(sameSong(song, soundcloud(title, account))).toMatchObject({ isOtherVersion });
});

test.each([
  [spotify('Zigzag - 2019 Remaster', 'Brass Umbrella'), ['Zigzag Brass Umbrella', 'Zigzag']],
  [
    soundcloud('Brass Umbrella – Zigzag (Official Video)', 'umbra recordings'),
    ['Zigzag Brass Umbrella', 'Zigzag'],
  ],
  [
    spotify('Nougat (Velour Remix)', 'DJ Marzipan'),
    ['Nougat Velour Remix DJ Marzipan', 'Nougat Velour Remix'],
  ],
  [spotify('Ночной порт', 'Лена Моряк'), ['Ночной порт Лена Моряк', 'Ночной порт']],
])('the texts of a search have the song, its version and its artist as written: %#', (track, texts) => {
  expect(searchTexts(track)).toEqual(texts);
});
