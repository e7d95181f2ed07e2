// Cases that hold for one, two and three configured providers.
import {
  descriptorOf,
  PROVIDERS,
  readWireLists,
  trackKey,
  writeWireLists,
  type Provider,
  type Track,
} from '@segue/contract';
import { $connectedProviders, $playbackRights, $providers, playabilityOf } from '@segue/kernel/state';
import { providersOfOtherVersion } from '@segue/kernel/state/ports';
import { aSession, configuredFor, createTestContext, someTracks } from '@segue/kernel/testing';
import fc from 'fast-check';
import { findAlike, groupVersions, NOTHING } from './versions/pairs';
import { repeatedSongs } from './versions/repeats';
import { finish } from './versions/steps';
import { foldVersions } from './versions/fold-versions';

const CONFIGURED = PROVIDERS.flatMap((one, at) => [
  [one] as Provider[],
  ...PROVIDERS.slice(at + 1).map((two) => [one, two] as Provider[]),
]).concat([[...PROVIDERS]]);
const TITLES = ['Midnight Harbour', 'Late Ferry', 'Salt on the Window'];

/** Songs of one artist at some of the providers, in any order. */
const tracksAt = (configured: readonly Provider[]) =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...configured), fc.constantFrom(...TITLES)), {
      maxLength: 9,
      selector: ([provider, title]) => `${provider} ${title}`,
    })
    .map((songs) =>
      songs.map(([provider, title]): Track => {
        const artistInfo = [{ id: 'ada', name: 'Ada Solano' }];
        return { ...someTracks(provider, 1)[0]!, id: title, title, artistInfo, duration: 200_000 };
      }),
    );

describe.each(CONFIGURED.map((configured) => [configured.join(', '), configured] as const))(
  'configured: %s',
  (_, configured) => {
    test('lists on the wire hold every track, those of optional providers only where configured [MUSIC-01]', () => {
      fc.assert(
        fc.property(tracksAt(configured), (tracks) => {
          const lists = writeWireLists('FavoriteTracks', tracks, configured);
          const specified = PROVIDERS.filter(
            (one) => !descriptorOf(one).isOptional || configured.includes(one),
          );
          expect(Object.keys(lists)).toEqual(specified.map((provider) => `${provider}FavoriteTracks`));
          const read = Object.values(readWireLists('FavoriteTracks', lists)).flat();
          expect(read.map(trackKey).sort()).toEqual(tracks.map(trackKey).sort());
        }),
      );
    });

    test('a song has one row, which opens to one version of each provider [MUSIC-02]', () => {
      fc.assert(
        fc.property(tracksAt(configured), fc.constantFrom(...configured), (tracks, playing) => {
          const columns = Object.fromEntries(
            PROVIDERS.map((provider) => [provider, tracks.filter((track) => track.provider === provider)]),
          ) as Record<Provider, Track[]>;
          const alike = finish(findAlike(columns, NOTHING));
          const groups = groupVersions(alike, new Map(), ({ provider }) => provider === playing);
          const closed = Object.values(foldVersions(columns, groups, new Set()).columns).flat();
          expect(closed).toHaveLength(new Set(tracks.map(({ title }) => title)).size);
          const open = Object.values(foldVersions(columns, groups, new Set(groups.keys())).columns).flat();
          expect(open.map(trackKey).sort()).toEqual(tracks.map(trackKey).sort());
          for (const { track, others } of groups.values()) {
            const providers = [track, ...others].map(({ provider }) => provider);
            expect(new Set(providers).size).toBe(providers.length);
            if (providers.includes(playing)) expect(track.provider).toBe(playing);
          }
          expect(repeatedSongs(tracks).size).toBe(tracks.length - closed.length);
        }),
      );
    });

    test.each([
      ['a visitor', undefined, []],
      ['a member without connections', aSession({ hasSpotifyPremium: false, connected: [] }), []],
      ['a member with everything', aSession({ hasSpotifyPremium: true, connected: PROVIDERS }), PROVIDERS],
    ] as const)(
      '%s plays the providers whose sign-in, connection and Premium needs are met [MUSIC-03]',
      (_user, session, connected) => {
        const { scope, stop } = createTestContext({
          ...(session && { session }),
          config: configuredFor(...configured),
        });
        expect(scope.getState($providers)).toEqual(configured);
        const rights = scope.getState($playbackRights);
        for (const provider of PROVIDERS) {
          const { playingNeedsConnection } = descriptorOf(provider);
          const doesPlay = !playingNeedsConnection || connected.length > 0;
          const expected = doesPlay ? /^playable/ : /^needs/;
          const isConfigured = configured.includes(provider);
          expect(playabilityOf({ provider }, rights)).toMatch(isConfigured ? expected : /^not-configured/);
        }
        expect(scope.getState($connectedProviders)).toEqual(connected);
        const other = providersOfOtherVersion({ provider: configured[0]! }, rights, false);
        expect(other).toEqual(configured.slice(1).filter((provider) => rights.playsAt.includes(provider)));
        stop();
      },
    );
  },
);
