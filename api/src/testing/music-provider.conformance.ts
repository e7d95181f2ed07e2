// Conformance tests of the MusicProvider port: every adapter passes them against the sandbox.
import { parseTrack, routes } from '@segue/contract';
import { randomBytes } from 'node:crypto';
import type { CatalogueCollection, CataloguePage, CatalogueTrack } from '../providers/music-provider';
import {
  searchRequest,
  consent,
  signIn,
  withSandbox,
  type OAuthSubject,
  type Subject,
} from './sandbox.conformance';
import { oauthOf } from './sandbox-providers';

export function describeMusicProvider(subject: Subject): void {
  const { id, api, searchPath, commonWord } = subject;
  const { sandbox, create, calls, fault } = withSandbox(id, subject);
  const searchCalls = () => calls(api, searchPath);
  const countDistinct = (page: CataloguePage) => new Set(page.tracks.map((track) => track.id)).size;

  describe('search', () => {
    test('a page has valid tracks of this provider without duplicates', async () => {
      const page = await create().provider.search(searchRequest(commonWord));
      expect(page.tracks.length).toBeGreaterThan(10);
      expect(page.tracks.length).toBeLessThanOrEqual(20);
      expect(page.hasMore).toBe(true);
      expect(countDistinct(page)).toBe(page.tracks.length);
      for (const track of page.tracks) {
        const answer = { ...track, isFavorited: false };
        expect(parseTrack(answer)).toEqual(answer);
        expect(track.provider).toBe(id);
      }
    });

    test('paging ends', async () => {
      const { provider } = create();
      const seen: string[] = [];
      let page: CataloguePage;
      let offset = 0;
      do {
        page = await provider.search(searchRequest(subject.rareWord, offset));
        seen.push(...page.tracks.map((track) => track.id));
        offset += 20;
      } while (page.hasMore && offset < 400);
      expect(page.hasMore).toBe(false);
      expect(seen.length).toBeGreaterThan(0);
    });

    test('a search without results is an empty page; an offset beyond the limit sends no request', async () => {
      const { provider } = create();
      const empty = { tracks: [], hasMore: false };
      expect(await provider.search(searchRequest(commonWord, 999_999))).toEqual(empty);
      expect(searchCalls()).toEqual([]);
      expect(await provider.search(searchRequest('zzqqxxvv'))).toMatchObject(empty);
    });
  });

  describe('a service that breaks its word', () => {
    const inject = (effect: string) => fault(api, '*', effect, 'always');

    test('names without a visible character: Untitled, no artist and no album [DATA-32]', async () => {
      inject('blank-names');
      const { tracks } = await create().provider.search(searchRequest(commonWord));
      expect(tracks.length).toBeGreaterThan(0);
      for (const track of tracks) {
        expect(track).toMatchObject({ title: 'Untitled', artistInfo: [] });
        expect(track).not.toHaveProperty('album');
        expect(track).not.toHaveProperty('uploader');
      }
      expect(await create().provider.openLink(subject.listLink(sandbox()))).toMatchObject({
        title: 'Untitled',
      });
    });

    test('an empty page of a search is not the end of the search [DATA-34]', async () => {
      inject('empty-pages');
      const page = await create().provider.search(searchRequest(commonWord));
      expect(page).toEqual({ tracks: [], hasMore: subject.linksPages });
    });

    test.each(['repeated-pages', 'overlapping-pages', 'no-next-page', 'empty-pages'])(
      '%s: a list has each track once, and few requests are sent [DATA-34]',
      async (effect) => {
        const whole = (await create().provider.openLink(subject.listLink(sandbox()))) as CatalogueCollection;
        sandbox().control.log.clear();
        inject(effect);
        const list = (await create().provider.openLink(subject.listLink(sandbox()))) as CatalogueCollection;
        expect(countDistinct({ tracks: list.tracks, hasMore: false })).toBe(list.tracks.length);
        expect(list.tracks.length).toBeLessThanOrEqual(whole.tracks.length);
        expect(sandbox().control.log.list({ service: api }).length).toBeLessThan(15);
      },
    );
  });

  describe('track', () => {
    test('a track from a search can be loaded by its id and by its link', async () => {
      const { provider } = create();
      const [found] = (await provider.search(searchRequest(commonWord))).tracks;
      expect(await provider.track(found?.id ?? '')).toEqual(found);
      expect(await provider.openLink(subject.trackLink(found!, sandbox()))).toEqual(found);
      expect(await provider.track(subject.unknownId)).toBeNull();
    });

    test.each(['', '../me', 'a?b', '%2e%2e', 'a b'])(
      'the malformed id %j gives null and sends no request',
      async (trackId) => {
        expect(await create().provider.track(trackId)).toBeNull();
        expect(sandbox().control.log.list()).toEqual([]);
      },
    );
  });

  describe('a link', () => {
    test('leads to an artist by the id of the artist’s page [CATALOG-50]', async () => {
      const { provider } = create();
      const { tracks } = await provider.search(searchRequest(commonWord));
      const artist =
        tracks.flatMap(({ artistInfo }) => artistInfo).find(({ profileUrl }) => profileUrl) ??
        tracks[0]!.artistInfo[0]!;
      const artistId = artist.id;
      expect(await provider.openLink(subject.artistLink(artist, sandbox()))).toEqual({ artistId });
    });

    test('leads to a list with its name, cover and tracks in order', async () => {
      const { provider } = create();
      const list = await provider.openLink(subject.listLink(sandbox()));
      expect(list).toMatchObject({
        title: expect.any(String),
        imageUrl: expect.stringMatching(/^(http|\/api\/media\/)/),
      });
      const { tracks, trackCount } = list as CatalogueCollection;
      expect(tracks).toHaveLength(trackCount!);
      expect(await provider.track(tracks[0]!.id)).toEqual(tracks[0]);
    });

    test.each(['https://elsewhere.example/a/b', 'spotify:show:1', 'spotify:album:..%2Fme'])(
      '%j leads nowhere',
      async (link) => {
        expect(await create().provider.openLink(link)).toBeNull();
      },
    );
  });

  describe('the catalogue', () => {
    const aTrack = async () => (await create().provider.search(searchRequest(commonWord))).tracks[0]!;
    const anArtist = async () => (await aTrack()).artistInfo[0]!;
    const expectTracks = (tracks: readonly CatalogueTrack[]) => {
      for (const track of tracks.map((one) => ({ ...one, isFavorited: false }))) {
        expect(parseTrack(track)).toEqual(track);
        expect(track.provider).toBe(id);
      }
      expect(new Set(tracks.map((track) => track.id)).size).toBe(tracks.length);
    };

    test('the artist of a song has songs and albums of this artist, the newest first [CATALOG-10]', async () => {
      const { provider } = create();
      const artist = await anArtist();
      const page = await provider.catalogue({}).artist(artist.id);
      expect(page).toMatchObject({ id: artist.id, name: artist.name, provider: id });
      expect(page!.tracks.length).toBeGreaterThan(0);
      expect(page!.tracks.length).toBeLessThanOrEqual(50);
      expectTracks(page!.tracks);
      for (const { artistInfo } of page!.tracks) expect(artistInfo.map((one) => one.id)).toContain(artist.id);
      const years = page!.albums.map(({ year }) => year ?? 0);
      expect(years).toEqual(years.toSorted((one, other) => other - one));
      for (const album of page!.albums) expect(album).toMatchObject({ kind: 'album', provider: id });
    });

    test('an artist is found by name, whatever its case and punctuation [CATALOG-11]', async () => {
      const catalogue = create().provider.catalogue({});
      const { id: artistId, name } = await anArtist();
      const found = await catalogue.findArtist(`${name.toUpperCase()}!`);
      const { tracks, ...artist } = (await catalogue.artist(artistId))!;
      expect(found).toMatchObject(artist);
      expect(found!.tracks).toEqual(expect.arrayContaining(tracks));
      expect(await catalogue.findArtist('zzqqxxvv')).toBeNull();
    });

    test('a search finds at most ten of each, which lead to their songs [CATALOG-12]', async () => {
      const { track, ...provider } = create().provider;
      const catalogue = provider.catalogue({});
      const hits = await catalogue.search(subject.listWord);
      expect(routes.searchCatalogue.answers[200].parse(hits)).toEqual(hits);
      for (const list of Object.values(hits)) expect(list.length).toBeLessThanOrEqual(10);
      const [first] = [...hits.albums, ...hits.playlists];
      const page = await catalogue.collection(first!.kind, first!.id);
      expect(page).toMatchObject({ id: first!.id, title: first!.title, kind: first!.kind });
      expect(page!.tracks).toHaveLength(page!.trackCount!);
      expectTracks(page!.tracks);
      expect(await track(page!.tracks[0]!.id)).toEqual(page!.tracks[0]);
      expect(await catalogue.search('zzqqxxvv')).toEqual({ artists: [], albums: [], playlists: [] });
    });

    test('songs like another are at most twenty others [CATALOG-13]', async () => {
      const { id: trackId } = await aTrack();
      const related = await create().provider.catalogue({}).related(trackId);
      expect(related.length).toBeGreaterThan(0);
      expect(related.length).toBeLessThanOrEqual(20);
      expectTracks(related);
      expect(related.map((track) => track.id)).not.toContain(trackId);
    });

    test('an id that the provider does not know gives null or an empty list [CATALOG-14]', async () => {
      const catalogue = create().provider.catalogue({});
      expect(await catalogue.artist(subject.unknownId)).toBeNull();
      expect(await catalogue.collection('album', subject.unknownId)).toBeNull();
      expect(await catalogue.collection('playlist', subject.unknownId)).toBeNull();
      expect(await catalogue.related(subject.unknownId)).toEqual([]);
    });

    test.each(['', '../me', 'a?b', '%2e%2e', '%2F', 'a b', '../'.repeat(166)])(
      'the hostile id %j reaches no path [CATALOG-14]',
      async (hostile) => {
        const catalogue = create().provider.catalogue({});
        for (const kind of ['album', 'playlist'] as const)
          expect(await catalogue.collection(kind, hostile)).toBeNull();
        expect(await catalogue.related(hostile)).toEqual([]);
        expect(sandbox().control.log.list()).toEqual([]);
        // An artist's id may be a name, which is then searched.
        expect(await catalogue.artist(hostile)).toBeNull();
        for (const { path } of sandbox().control.log.list()) expect(subject.artistPaths).toContain(path);
      },
    );
  });
}

/** For providers whose users consent at the provider, and which link to its own pages. */
export function describeOAuthProvider(subject: OAuthSubject): void {
  const { id, user } = subject;
  const { sandbox, create } = withSandbox(id, subject);

  describe('a user', () => {
    test('the tokens of a consent give access to the profile', async () => {
      const { provider } = create();
      const callback = await consent(provider, user);
      expect(callback.state).toBe('state-1');
      const tokens = await oauthOf(provider).exchange(callback);
      expect(tokens.refreshToken).toEqual(expect.any(String));
      expect(tokens.expiresAt.getTime()).toBeGreaterThan(Date.now() + 3_500_000);
      expect((await oauthOf(provider).profile(tokens.accessToken)).providerUserId).toMatch(/\S/);
    });

    test('an authorization code works once and only with its PKCE verifier', async () => {
      const { provider } = create();
      const callback = await consent(provider, user);
      await expect(
        oauthOf(provider).exchange({ ...callback, codeVerifier: randomBytes(32).toString('base64url') }),
      ).rejects.toMatchObject({ kind: 'auth', reason: 'invalid_grant' });
      const second = await consent(provider, user);
      await oauthOf(provider).exchange(second);
      await expect(oauthOf(provider).exchange(second)).rejects.toMatchObject({
        kind: 'auth',
        reason: 'invalid_grant',
      });
    });

    test('an expired access token is an auth error for the profile', async () => {
      const { provider } = create();
      const { accessToken } = await signIn(provider, user);
      sandbox().control.tokens.expire({ provider: id });
      await expect(oauthOf(provider).profile(accessToken)).rejects.toMatchObject({ kind: 'auth' });
    });
  });
}
