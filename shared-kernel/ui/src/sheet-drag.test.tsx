import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useSheetDrag } from './sheet-drag';

const onClose = jest.fn();
const onSwipe = jest.fn();

function Sheet() {
  const sheet = useRef<HTMLDivElement>(null);
  const part = useRef<HTMLDivElement>(null);
  return (
    <div ref={sheet}>
      <div ref={part} role="img" aria-label="Cover" {...useSheetDrag(sheet, onClose, { part, onSwipe })} />
    </div>
  );
}

/** Moves a pointer over the cover of a sheet that is 300 px wide and high, in 1 s. */
async function move(dx: number, dy: number, pointerType: string): Promise<HTMLElement> {
  for (const side of ['offsetWidth', 'offsetHeight'] as const)
    jest.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(300);
  HTMLElement.prototype.setPointerCapture = () => undefined;
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  render(<Sheet />);
  const cover = screen.getByRole('img');
  const at = (type: string, x: number, y: number, ms: number) => {
    const event = new MouseEvent(type, { bubbles: true, clientX: 100 + x, clientY: 100 + y });
    Object.defineProperties(event, { pointerType: { value: pointerType }, timeStamp: { value: ms } });
    return fireEvent(cover, event);
  };
  at('pointerdown', 0, 0, 1000);
  at('pointermove', dx, dy, 1900);
  at('pointerup', dx, dy, 2000);
  await Promise.resolve();
  return cover;
}

beforeEach(() => jest.clearAllMocks());
afterEach(() => jest.restoreAllMocks());

test.each([
  ['left past a third', -120, 30, 'touch', 'left'],
  ['right past a third', 120, -30, 'touch', 'right'],
  ['left for less', -80, 0, 'touch', undefined],
  ['left with a mouse', -120, 30, 'mouse', undefined],
  ['down past a third', 30, 120, 'touch', undefined],
])(
  'a pointer that moves %s swipes the cover only when it should [PLAYER-30]',
  async (_, dx, dy, type, way) => {
    const cover = await move(dx, dy, type);
    expect(onSwipe.mock.calls).toEqual(way ? [[way]] : []);
    expect(cover.style.transform).toBe('');
  },
);

test.each([
  ['down past a third', 30, 120, 1],
  ['down for less', 0, 80, 0],
  ['sideways', 120, 90, 0],
  ['up', 0, -120, 0],
])('a finger that moves %s closes the sheet only when it should', async (_, dx, dy, times) => {
  await move(dx, dy, 'touch');
  expect(onClose).toHaveBeenCalledTimes(times);
});
