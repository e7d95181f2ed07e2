import { legal, registryOf } from '../registry.fixture';
import { requestedPage, startPage, wait, withPrevious, type Answers } from './recovery.fixture';
import '../../page.fixture';

test('a retry waits visibly: 0 s, then 1 s, then 4 s after the last failure', async () => {
  const { retry, requests, state } = await requestedPage({ legal_new: ['gone'] });
  const waits: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const before = requests.length;
    retry();
    expect(state()).toMatchObject({ status: 'loading', attempt: before + 1 });
    let waited = 0;
    await wait(0);
    for (; requests.length === before; waited += 500) await wait(500);
    waits.push(waited);
  }
  expect(waits).toEqual([0, 1000, 4000, 4000]);
});

test('60 clicks within three seconds make at most three requests', async () => {
  const { retry, requests } = await requestedPage({ legal_new: ['gone'], legal_old: ['gone'] }, withPrevious);
  const before = requests.length;
  for (let click = 0; click < 60; click += 1) {
    retry();
    await wait(50);
  }
  expect(requests.length - before).toBeLessThanOrEqual(3);
});

test('a retry loads the build that the registry names by then', async () => {
  const repaired = { ...legal, version: '1.2.0', container: 'legal_newer' };
  const { retry, requests, state } = await requestedPage({ legal_new: ['broken'] }, registryOf(legal), () =>
    registryOf(repaired),
  );
  retry();
  await wait(0);
  expect(requests).toEqual(['legal_new', 'legal_newer']);
  expect(state()).toMatchObject({ status: 'ready', build: repaired });
});

test('a current build that failed twice is set aside while there is another one', async () => {
  const answers: Answers = { legal_new: ['gone'], legal_old: ['gone', 'good'] };
  const { retry, requests } = await requestedPage(answers, withPrevious);
  retry();
  await wait(0);
  expect(requests).toEqual(['legal_new', 'legal_old', 'legal_new']);
});

test.each(['offline', 'gone', 'silent'] as const)(
  'a remote that is %s is loaded when the network is back',
  async (kind) => {
    const { request, state } = startPage({ legal_new: [kind, 'good'] });
    request();
    await wait(0);
    expect(state()).toMatchObject({ status: 'failed', kind });
    window.dispatchEvent(new Event('online'));
    await wait(0);
    expect(state()?.status).toBe('ready');
  },
);

test('a broken remote is not loaded again by returning to its screen', async () => {
  const { request, requests } = startPage({ legal_new: ['broken'] });
  request();
  await wait(0);
  request();
  window.dispatchEvent(new Event('online'));
  await wait(5000);
  expect(requests).toEqual(['legal_new']);
});

test('"Try again" after a crash shows the release that repairs it', async () => {
  const repaired = { ...legal, version: '1.2.0', container: 'legal_newer' };
  const { crash, retry, state } = await requestedPage({}, registryOf(legal), () => registryOf(repaired));
  crash(false);
  retry();
  await wait(0);
  expect(state()).toMatchObject({ status: 'ready', build: repaired });
});

test('a crashed build that is drawn again keeps running when no other one is released', async () => {
  const { crash, retry, requests, state } = await requestedPage({}, registryOf(legal), () =>
    registryOf(legal),
  );
  crash(false);
  expect(state()).toMatchObject({ status: 'ready', hasCrashed: true });
  retry();
  await wait(0);
  expect(state()).toMatchObject({ status: 'ready', hasCrashed: false });
  expect(requests).toEqual(['legal_new']);
});
