import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatDuration } from '../time';
import { Slider } from './slider';

type Props = Partial<Parameters<typeof Slider>[0]>;

function show(props: Props = {}) {
  const onCommit = jest.fn();
  const onChange = jest.fn();
  const slider = (changes: Props) => (
    <Slider
      label="Seek"
      value={0}
      max={200_000}
      step={5_000}
      largeStep={30_000}
      format={formatDuration}
      onChange={onChange}
      onCommit={onCommit}
      {...props}
      {...changes}
    />
  );
  const { container, rerender } = render(slider({}));
  const area = container.firstElementChild as HTMLElement;
  // jsdom has no layout: the rail is 100 px wide and begins at 0.
  jest
    .spyOn(area.firstElementChild as HTMLElement, 'getBoundingClientRect')
    .mockReturnValue({ left: 0, width: 100 } as DOMRect);
  return {
    area,
    onCommit,
    onChange,
    rerender: (changes: Props) => rerender(slider(changes)),
    thumb: screen.getByRole('slider', { name: 'Seek' }),
  };
}

const pointer = (area: HTMLElement, type: string, clientX: number) =>
  fireEvent(
    area,
    new MouseEvent(type, { bubbles: true, cancelable: true, clientX, buttons: type === 'pointerup' ? 0 : 1 }),
  );

test('dragging changes the value, only release commits it, within the rail', () => {
  const { area, onCommit, onChange, thumb } = show();
  pointer(area, 'pointerdown', 10);
  pointer(area, 'pointermove', 25);
  pointer(area, 'pointermove', 50);
  expect(onChange.mock.calls.map(([value]) => value)).toEqual([20_000, 50_000, 100_000]);
  expect(thumb).toHaveAttribute('aria-valuetext', '1:40');
  expect(onCommit).not.toHaveBeenCalled();
  pointer(area, 'pointerup', 50);
  pointer(area, 'pointerdown', 50);
  pointer(area, 'pointermove', 900);
  pointer(area, 'pointerup', 900);
  expect(onCommit.mock.calls).toEqual([[100_000], [200_000]]);
});

test('a cancelled drag, for instance by scrolling, commits nothing', () => {
  const { area, onCommit, thumb } = show({ value: 40_000 });
  pointer(area, 'pointerdown', 90);
  pointer(area, 'pointercancel', 90);
  expect(onCommit).not.toHaveBeenCalled();
  expect(thumb).toHaveAttribute('aria-valuetext', '0:40');
});

test('keys change the value, and each released key commits once', async () => {
  const { onCommit, thumb } = show({ value: 100_000 });
  thumb.focus();
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.keyboard('{PageDown}');
  await userEvent.keyboard('{End}');
  await userEvent.keyboard('{Home}');
  expect(onCommit.mock.calls.map(([value]) => value)).toEqual([105_000, 70_000, 200_000, 0]);
});

test('the tooltip shows the value under the pointer until 100 ms after it left [CONST-03]', () => {
  jest.useFakeTimers();
  const { area } = show();
  pointer(area, 'pointermove', 50);
  expect(screen.getByRole('tooltip')).toHaveTextContent('1:40');
  fireEvent.pointerLeave(area);
  act(() => jest.advanceTimersByTime(99));
  expect(screen.getByRole('tooltip')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('the tooltip of a resting pointer shows the time in the next track once that plays', () => {
  const { area, rerender } = show();
  pointer(area, 'pointermove', 50);
  rerender({ max: 100_000 });
  expect(screen.getByRole('tooltip')).toHaveTextContent('0:50');
});

test('without a duration the tooltip reads 0:00 [SEEK-08]', () => {
  const { area } = show({ max: 0 });
  pointer(area, 'pointermove', 70);
  expect(screen.getByRole('tooltip')).toHaveTextContent('0:00');
});

test('a slider is no input element, so that shortcuts work after a drag', () => {
  show();
  expect(document.querySelector('input')).toBeNull();
});
