import { routes } from '@segue/contract';
import { allSettled, createWatch, fork } from 'effector';
import { createRequestFx, requestFailed, type RequestFailed } from './create-request-fx';
import { visitEnded } from './visit';

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

describe('an answer that comes when its asker has left', () => {
  const profileFx = createRequestFx(routes.getProfile);
  const PROFILE = { email: 'ada@example.com' };

  /** Asks, lets the visit end, and only then answers. */
  async function askAndLeave(status: number, signal?: AbortSignal) {
    let arrive: (response: Response) => void = () => undefined;
    globalThis.fetch = () => new Promise((resolve) => (arrive = resolve));
    const scope = fork();
    const reported: RequestFailed[] = [];
    createWatch({ unit: requestFailed, scope, fn: (failed) => reported.push(failed) });
    const asked = allSettled(profileFx, { scope, params: signal && { signal } });
    const left = allSettled(visitEnded, { scope });
    arrive(new Response(JSON.stringify(PROFILE), { status }));
    await left;
    return { outcome: await asked, reported };
  }

  test.each([200, 401])('is not told to the next one, whatever it says (%d)', async (status) => {
    const { outcome, reported } = await askAndLeave(status);
    expect(outcome).toMatchObject({ status: 'fail', value: { kind: 'aborted' } });
    expect(reported).toEqual([]);
  });

  test('is told all the same where the caller ends its calls itself', async () => {
    const { outcome } = await askAndLeave(401, new AbortController().signal);
    expect(outcome).toMatchObject({ status: 'fail', value: { kind: 'answered', status: 401 } });
  });
});
