/** @jest-environment jest-fixed-jsdom */
import { keepFrameAwake, loadSdk } from './sdk';

it('the SDK’s frame without a size becomes one pixel within the page', () => {
  const frame = document.createElement('iframe');
  frame.src = 'https://sdk.example/embedded/index.html';
  for (const side of ['width', 'height']) frame.style.setProperty(side, '0', 'important');
  document.body.append(frame);
  keepFrameAwake('https://sdk.example');
  const { width, height, left, top } = frame.style;
  expect([width, height, left, top]).toEqual(['1px', '1px', '0px', '0px']);
  expect([frame.tabIndex, frame.ariaHidden]).toEqual([-1, 'true']);
  frame.remove();
});

test('the SDK’s script is loaded again when it arrived empty, after a time limit [PLAY-27]', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  const empty = loadSdk(() => Promise.resolve());
  const refused = expect(empty).rejects.toThrow('did not define its API');
  await jest.advanceTimersByTimeAsync(5000);
  await refused;
  const Player = class {};
  const real = loadSdk(async () => {
    Object.assign(window, { Spotify: { Player } });
    window.onSpotifyWebPlaybackSDKReady();
  });
  await expect(real).resolves.toEqual({ Player });
});
