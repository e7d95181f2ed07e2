// A user's data is in no answer to another user.
import { newBrowser, serverPerFile, type Browser } from '../testing/server.fixture';

const server = serverPerFile();
let owner: Browser;
let other: Browser;

beforeAll(async () => {
  owner = await server.member('owner-of-all@example.com');
  other = await server.member();
  await owner.connect('spotify', 'owners-spotify');
  await owner.like('owners-favorite');
  const form = new FormData();
  form.set('name', "Owner's list");
  await owner.sendForm('PUT', '/api/playlists', form);
  await owner.call('PUT', '/api/playback/volume', { newVolume: 0.1234 });
});

test.each([
  ['/api/auth/checkAuth', '0.1234'],
  ['/api/track/favorite', 'owners-favorite'],
  ['/api/playlists', "Owner's list"],
  ['/api/settings/profile', 'owner-of-all@example.com'],
  ['/api/settings/connections', 'owners-spotify'],
])('%s shows the data to its owner only', async (url, secret) => {
  expect((await owner.call('GET', url)).body).toContain(secret);
  expect((await other.call('GET', url)).body).not.toContain(secret);
  expect((await newBrowser(server.app).call('GET', url)).body).not.toContain(secret);
});
