import { doesDragClose } from './drag-close';

test.each([
  ['a short slow drag keeps the sheet', 40, 400, false],
  ['a drag past a third of the height closes it', 140, 2000, true],
  ['a flick closes it', 60, 80, true],
  ['a drag upwards keeps it', -200, 100, false],
])('%s', (_, distance, duration, closes) => {
  expect(doesDragClose(distance, duration, 400)).toBe(closes);
});
