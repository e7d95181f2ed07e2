import { filesBelow, isCode, isTest, read } from './sources';

// Where the services are is configuration. A host in the code would be a door that no setting closes, and a path of
// the stand-ins would be code that only works with them.
const PRODUCT = ['shell/src', 'remotes', 'shared-kernel', 'api/src'];
const HOST = /https?:\/\/[\w.*-]*(?:spotify\.com|scdn\.co|spotifycdn\.com|soundcloud\.com|sndcdn\.com)/;
const STAND_IN = /__sandbox|sandbox_auto|\/(?:spotify\/(?:sdk|accounts|api)|soundcloud\/(?:w|auth|api))\//;
const MAY_NAME_HOSTS = ['api/src/config.ts'];
/** Links for people to read, not addresses the product calls. */
const MAY_LINK = ['remotes/legal/src/terms/documents/privacy-policy.ts', 'shell/src/player/web-links.ts'];

const sources = PRODUCT.flatMap(filesBelow).filter(
  (file) => isCode(file) && !isTest(file) && !/\/testing\/|\/fake-|\/builders\//.test(file),
);
const naming = (pattern: RegExp) => sources.filter((file) => pattern.test(read(file)));

it('finds what it looks for', () => {
  expect(naming(HOST)).toEqual(expect.arrayContaining(MAY_NAME_HOSTS));
});
it('no host of a provider stands in the product outside its configuration', () => {
  expect(naming(HOST).filter((file) => ![...MAY_NAME_HOSTS, ...MAY_LINK].includes(file))).toEqual([]);
});
it('no path or switch of the stand-ins stands in the product', () => {
  expect(naming(STAND_IN)).toEqual([]);
});
