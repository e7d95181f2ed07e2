// A vendor's name is only in its folder, its descriptor and tests; the few other files with one are listed with the reason.
import { PROVIDERS } from '@segue/contract';
import { filesBelow, isCode, isTest, read } from './sources';

const NAME = new RegExp([...PROVIDERS, 'opensubsonic'].join('|'), 'i');
const FOR_TESTS = /\/testing\/|fixture|conformance|\/fake-/;

const MAY_NAME: Readonly<Record<string, string>> = {
  'api/src/config': 'settings of the companies, by the names of their variables',
  'api/src/modules/auth/auth-status.ts': 'userHasSpotifyPremium is a field of the specification',
  'api/src/modules/connections/': 'scopes and plan of one company',
  'api/src/modules/links/': 'addresses of the companies',
  'api/src/modules/tracks/': 'the uri of a track that is not stored yet',
  'api/src/plugins/': 'settings of the companies for pages and policies',
  'api/src/providers/': 'creates the adapters, and describes their port',
  'remotes/playlists/src/import-playlist/': 'links and files of one company that users import',
  'remotes/search/src/address/address.ts': 'a page without provider settings',
  'remotes/search/src/screen.tsx': 'says which services a site can add',
  'remotes/search/src/welcome/intro.tsx': 'a drawing in the colors of both companies',
  'remotes/settings/src/connections/provider-card.tsx': 'plan and device of one company',
  'shared-kernel/contract/src/providers/descriptors.ts': 'the descriptors',
  'shared-kernel/contract/src/entities/session.ts': 'userHasSpotifyPremium is a field of the specification',
  'shared-kernel/contract/src/errors.ts': 'a sentence of the specification',
  'shared-kernel/kernel/src/state/':
    'plan and device of the provider whose playing needs Premium, the default settings',
  'shared-kernel/ui/src/tracks/same-song/title-phrases.ts': 'words in titles',
  'shared-kernel/ui/src/empty-state/drawings.tsx': 'a drawing in the colors of both companies',
  'shared-kernel/ui/src/theme/': 'the colors and logos of each provider',
  'shell/src/player/engine/provider-list.ts': 'the list of players',
  'shell/src/features/status/panel/': 'device and token of one player',
  'shell/src/platform/page/wave-mark.tsx': 'a drawing in the colors of both companies',
};
const reasons = Object.keys(MAY_NAME);

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1');
const isFenced = (file: string) =>
  /\/src\//.test(file) && (isCode(file) || file.endsWith('.css')) && !isTest(file);
const named = ['shell', 'remotes', 'shared-kernel', 'api']
  .flatMap(filesBelow)
  .filter((file) => isFenced(file) && !FOR_TESTS.test(file))
  .filter((file) => !file.startsWith('remotes/legal/') && NAME.test(withoutComments(read(file))));

test('a comment may name a vendor, code may not', () => {
  expect(NAME.test(withoutComments('play(); // as Spotify does'))).toBe(false);
  expect(NAME.test(withoutComments("if (track.provider === 'spotify') play();"))).toBe(true);
});

test('a vendor is named in its own folder and in the listed files only', () => {
  expect(named.filter((file) => !reasons.some((reason) => file.startsWith(reason)))).toEqual([]);
});

test('every listed file outside of the server still names a vendor', () => {
  const listed = reasons.filter((reason) => !reason.startsWith('api/'));
  expect(listed.filter((reason) => !named.some((file) => file.startsWith(reason)))).toEqual([]);
});
