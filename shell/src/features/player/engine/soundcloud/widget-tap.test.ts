/** @jest-environment jest-fixed-jsdom */
// Touch browsers that want the press on play inside the widget: the widget is shown until its track sounds.
import { widgetPlayer } from './soundcloud-player.fixture';

const { fake, player, events, shown, frames, begin, load } = widgetPlayer();
const tick = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const reasons = () => events().flatMap((event) => (event.kind === 'unavailable' ? [event.reason] : []));
function tapInWidget(): void {
  frames()[0]!.focus();
  fake().emit('play', { currentPosition: 0 });
  fake().emit('playProgress', { currentPosition: 200 });
}

beforeEach(() => Object.assign(window, { matchMedia: () => ({ matches: true }) }));
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));
beforeEach(async () => {
  begin();
  await load();
});

it('shows the widget when a ready one plays nothing for two seconds', async () => {
  await tick(1000);
  expect(shown()).toEqual([]);
  await tick(1000);
  expect([shown(), reasons()]).toEqual([[true], ['needs-tap']]);
  expect(frames()[0]).toMatchObject({ tabIndex: 0, ariaHidden: null });
});
it('plays after a press in the widget, and hides it at the first sound', async () => {
  await tick(2000);
  tapInWidget();
  expect(fake().calls()).not.toContain('pause');
  expect(events().at(-1)).toMatchObject({ kind: 'progress', isPlaying: true, position: 200 });
  expect(shown()).toEqual([true, false]);
  expect(frames()[0]).toMatchObject({ tabIndex: -1, ariaHidden: 'true' });
});
it('the page’s own play button leaves the widget visible and answers at once', async () => {
  await tick(2000);
  await player().play();
  expect(reasons()).toEqual(['needs-tap', 'needs-tap']);
  expect(shown()).toEqual([true]);
});
it('shows the widget of the next track at once', async () => {
  await tick(2000);
  tapInWidget();
  await load(0, undefined, 2);
  expect([shown(), reasons()]).toEqual([
    [true, false, true],
    ['needs-tap', 'needs-tap'],
  ]);
});
it('shows the widget when the browser pauses the track at once', async () => {
  fake().emit('play', { currentPosition: 0 });
  fake().emit('pause', { currentPosition: 0 });
  expect([shown(), reasons()]).toEqual([[true], ['needs-tap']]);
});
it.each([
  ['another track is loaded', () => load(0, undefined, 2)],
  ['another player takes over', () => player().pause()],
  ['the player ends', () => player().dispose()],
])('hides the widget when %s', async (_, act) => {
  await tick(2000);
  await act();
  expect(shown()).toEqual([true, false]);
});
