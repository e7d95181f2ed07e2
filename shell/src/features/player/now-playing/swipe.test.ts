import { swipeOf } from './use-swipe';

test.each([
  ['a tap', { x: 2, y: 3, ms: 90 }, null],
  ['a slow short drag', { x: 0, y: 60, ms: 900 }, null],
  ['a slow long drag down', { x: 20, y: 160, ms: 1500 }, 'down'],
  ['a flick down', { x: 5, y: 50, ms: 80 }, 'down'],
  ['a drag up', { x: 5, y: -200, ms: 200 }, null],
  ['a flick to the left', { x: -60, y: 10, ms: 90 }, 'left'],
  ['a long drag to the right', { x: 150, y: 40, ms: 700 }, 'right'],
] as const)('%s', (_, move, swipe) => {
  expect(swipeOf(move)).toBe(swipe);
});
