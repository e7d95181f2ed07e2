import { place } from './floating';

const view = { width: 360, height: 700 };
const anchor = (left: number, top: number) => ({
  left,
  top,
  width: 32,
  height: 32,
  right: left + 32,
  bottom: top + 32,
});
const box = { width: 200, height: 120 };

test('a box goes below its anchor, aligned with its end', () => {
  expect(place(anchor(300, 100), box, view, 'end')).toEqual({ left: 132, top: 138 });
});

test('a box goes above its anchor when there is no room below', () => {
  expect(place(anchor(300, 640), box, view, 'end')).toEqual({ left: 132, top: 514 });
});

test('a box stays inside the window', () => {
  expect(place(anchor(10, 100), box, view, 'end').left).toBe(8);
  expect(place(anchor(340, 100), box, view, 'start').left).toBe(152);
});
