import { serverPerFile } from '../../testing/server.fixture';

const server = serverPerFile();

const url = '/api/playback/volume';

test.each([0, 0.35, 1])('the volume %d is saved with the account [API-13]', async (newVolume) => {
  const browser = await server.member();
  expect((await browser.call('PUT', url, { newVolume })).statusCode).toBe(200);
  const status = await browser.read('checkAuth');
  expect(status.userInfo?.volume).toBe(newVolume);
});
