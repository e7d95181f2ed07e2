import { createCatalogue } from '.';

const { releases, uploads, spotify, soundcloud } = createCatalogue('late ferry');

test('an album has its tracks in order, and each artist finds it among the newest first', () => {
  for (const album of releases.albums) {
    const tracks = releases.tracksOf(album.id);
    expect(tracks.every((track) => track.album.id === album.id)).toBe(true);
    for (const { id } of album.artists) expect(releases.albumsOf(id)).toContain(album);
  }
  for (const { id } of releases.artists) {
    const years = releases.albumsOf(id).map(({ year }) => year);
    expect(years).toEqual([...years].sort((a, b) => b - a));
  }
});

test('songs of an artist or an uploader come with the best known first', () => {
  for (const known of [
    ...releases.artists.map(({ id }) => releases.tracksBy(id)),
    ...uploads.uploaders.map(({ number }) => uploads.tracksBy(number)),
  ]) {
    const popularity = known.map((track) => track.popularity);
    expect(popularity.length).toBeGreaterThan(0);
    expect(popularity).toEqual([...popularity].sort((a, b) => b - a));
  }
});

test('related songs are of the same genre and by others; two songs have different ones', () => {
  const [one, other] = spotify.filter(({ genre }) => genre === spotify[0]!.genre);
  const related = releases.relatedTo(one!);
  expect(related.length).toBeGreaterThan(20);
  expect(related.every(({ genre, artists }) => genre === one!.genre && artists[0] !== one!.artists[0])).toBe(
    true,
  );
  expect(releases.relatedTo(other!).slice(0, 20)).not.toEqual(related.slice(0, 20));
  const upload = soundcloud.find(({ genre }) => genre === one!.genre)!;
  const relatedUploads = uploads.relatedTo(upload);
  expect(relatedUploads.length).toBeGreaterThan(20);
  expect(relatedUploads.some(({ uploader }) => uploader === upload.uploader)).toBe(false);
});
