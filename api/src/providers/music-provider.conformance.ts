// The behaviour every adapter of MusicProvider must pass, tried against a stand-in that speaks the real protocol.
import { trackSchema } from '@segue/contract';
import { randomBytes } from 'node:crypto';
import type { CataloguePage } from './music-provider';
import { ask, consent, signIn, withSandbox, type Subject } from './sandbox.conformance';

export function describeMusicProvider(subject: Subject): void {
  const { id, api, auth, searchPath, tokenPath, person, commonWord } = subject;
  const { sandbox, create, fault, calls } = withSandbox(id);
  const searchCalls = () => calls(api, searchPath);
  const withoutDoubles = (page: CataloguePage) => new Set(page.tracks.map((track) => track.id)).size;

  describe('search', () => {
    test('a page holds tracks of the contract, of this service, each once', async () => {
      const page = await create().provider.search(ask(commonWord));
      expect(page.tracks.length).toBeGreaterThan(10);
      expect(page.tracks.length).toBeLessThanOrEqual(20);
      expect(page.hasMore).toBe(true);
      expect(withoutDoubles(page)).toBe(page.tracks.length);
      for (const track of page.tracks) {
        expect(trackSchema.safeParse({ ...track, isFavorited: false }).error).toBeUndefined();
        expect(track.provider).toBe(id);
      }
    });

    test('turning pages ends, and no page repeats the one before', async () => {
      const { provider } = create();
      const seen: string[] = [];
      let page: CataloguePage;
      let offset = 0;
      do {
        page = await provider.search(ask('short', offset));
        seen.push(...page.tracks.map((track) => track.id));
        offset += 20;
      } while (page.hasMore && offset < 400);
      expect(page.hasMore).toBe(false);
      expect(seen.length).toBeGreaterThan(0);
    });

    test('what nobody made is an empty page without more', async () => {
      expect(await create().provider.search(ask('zzqqxxvv'))).toMatchObject({ tracks: [], hasMore: false });
    });

    test('beyond the last hit the service shows, nobody is asked', async () => {
      const page = await create().provider.search(ask(commonWord, 999_999));
      expect(page).toEqual({ tracks: [], hasMore: false });
      expect(searchCalls()).toEqual([]);
    });

    test('a page of another host has no link and no picture', async () => {
      const { provider } = create({
        env: { PROVIDER_LINK_HOSTS: 'open.example', PROVIDER_IMAGE_HOSTS: '*.img.example' },
      });
      for (const track of (await provider.search(ask(commonWord))).tracks) {
        expect(track).not.toHaveProperty('uri');
        expect(track).not.toHaveProperty('imageUrl');
        expect(track.artistInfo.every((artist) => artist.profileUrl === undefined)).toBe(true);
      }
    });
  });

  describe('track', () => {
    test('a track is found again by the id of the search', async () => {
      const { provider } = create();
      const [found] = (await provider.search(ask(commonWord))).tracks;
      expect(await provider.track(found?.id ?? '')).toEqual(found);
    });

    test('an id the service does not know is no track', async () => {
      expect(await create().provider.track(subject.unknownId)).toBeNull();
    });

    test.each(['', '..', '../me', 'a/b', 'a?b', '%2e%2e', 'a b'])(
      '%j is no id and asks nobody',
      async (trackId) => {
        expect(await create().provider.track(trackId)).toBeNull();
        expect(sandbox().control.log.list()).toEqual([]);
      },
    );
  });

  describe('a listener', () => {
    test('consent gives tokens that open the profile', async () => {
      const { provider } = create();
      const round = await consent(provider, person);
      expect(round.state).toBe('state-1');
      const tokens = await provider.exchange(round);
      expect(tokens.refreshToken).toEqual(expect.any(String));
      expect(tokens.expiresAt.getTime()).toBeGreaterThan(Date.now() + 3_500_000);
      expect((await provider.profile(tokens.accessToken)).providerUserId).toMatch(/\S/);
    });

    test('the same person has the same id each time', async () => {
      const { provider } = create();
      const ids = [];
      for (let round = 0; round < 2; round += 1) {
        const { accessToken } = await signIn(provider, person);
        ids.push((await provider.profile(accessToken)).providerUserId);
      }
      expect(ids[0]).toBe(ids[1]);
    });

    test('a code works once and only with its verifier', async () => {
      const { provider } = create();
      const round = await consent(provider, person);
      await expect(
        provider.exchange({ ...round, codeVerifier: randomBytes(32).toString('base64url') }),
      ).rejects.toMatchObject({ kind: 'auth', reason: 'invalid_grant' });
      const second = await consent(provider, person);
      await provider.exchange(second);
      await expect(provider.exchange(second)).rejects.toMatchObject({
        kind: 'auth',
        reason: 'invalid_grant',
      });
    });

    test('a refresh token brings a new access token', async () => {
      const { provider } = create();
      const first = await signIn(provider, person);
      const second = await provider.refresh(first.refreshToken ?? '');
      expect(second.accessToken).not.toBe(first.accessToken);
      await expect(provider.profile(second.accessToken)).resolves.toBeDefined();
    });

    test('a dead refresh token is told apart from every other trouble', async () => {
      const { provider } = create();
      await expect(provider.refresh('long-gone')).rejects.toMatchObject({
        kind: 'auth',
        reason: 'invalid_grant',
      });
      fault(auth, tokenPath, 'unavailable', 'always');
      await expect(provider.refresh('whatever')).rejects.toMatchObject({ kind: 'upstream' });
    });

    test('a token that ended does not open the profile, and is not repeated', async () => {
      const { provider } = create();
      const { accessToken } = await signIn(provider, person);
      sandbox().control.tokens.expire({ provider: id });
      await expect(provider.profile(accessToken)).rejects.toMatchObject({ kind: 'auth' });
    });
  });
}
