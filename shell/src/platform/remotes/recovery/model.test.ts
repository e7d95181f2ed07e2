import { requestedPage, repaired, startPage, wait } from '../page-with-remotes.fixture';
import { legal, registryOf } from '../registry.fixture';
import '../../page/page.fixture';

const lone = registryOf(legal);
const released = { ...registryOf(repaired), revision: 'r2' };

test('retry: the first at once, the next ones a second after the press; 60 presses are few requests', async () => {
  const { retry, requests } = await requestedPage({ legal_new: ['gone'] }, lone);
  await retry();
  expect(requests).toHaveLength(2);
  for (let press = 0; press < 60; press += 1) {
    await retry();
    await wait(50);
  }
  expect(requests.length).toBeLessThanOrEqual(5);
});

test('retry: loads the build that the registry names by then', async () => {
  const { retry, requests, state } = await requestedPage({ legal_new: ['broken'] }, lone, () => released);
  await retry();
  expect(requests).toEqual(['legal_new', 'legal_newer']);
  expect(state()).toMatchObject({ status: 'ready', build: repaired });
});

test('retry: tries the newer build again before the older one', async () => {
  const { retry, requests } = await requestedPage({ legal_new: ['gone'], legal_old: ['gone', 'good'] });
  await retry();
  expect(requests).toEqual(['legal_new', 'legal_old', 'legal_new', 'legal_old']);
});

test.each(['offline', 'gone', 'silent'] as const)(
  'remote that is %s: loaded when the network is back, or when the user returns to it',
  async (kind) => {
    const { request, state } = await requestedPage({ legal_new: [kind, kind, 'good'] }, lone);
    expect(state()).toMatchObject({ status: 'failed', kind });
    window.dispatchEvent(new Event('online'));
    await wait(0);
    expect(state()?.status).toBe('failed');
    await request();
    await wait(1000);
    expect(state()?.status).toBe('ready');
  },
);

test('broken remote: not loaded again by returning to its screen', async () => {
  const { request, requests } = await requestedPage({ legal_new: ['broken'] }, lone);
  await request();
  window.dispatchEvent(new Event('online'));
  await wait(5000);
  expect(requests).toEqual(['legal_new']);
});

test('crashed build: "Try again" shows the release that repairs it', async () => {
  const { crash, retry, state } = await requestedPage({}, lone, () => released);
  await crash(false);
  await retry();
  expect(state()).toMatchObject({ status: 'ready', build: repaired });
});

test('remote that was never requested: "Try again" loads nothing', async () => {
  const { retry, requests } = startPage({});
  await retry();
  expect(requests).toEqual([]);
});
