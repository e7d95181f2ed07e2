import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { downloaded } from './view';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const cut = () => Promise.reject(new Error('the chunk did not come'));

/** A part that does not come so often. */
function awayAtFirst(times: number) {
  const load = jest.fn(async () => {
    if (load.mock.calls.length <= times) await cut();
    return Greeting;
  });
  return load;
}
const retry = (again: () => void) => <button onClick={again}>Retry</button>;

test('what is waiting gives way to the part', async () => {
  const Part = downloaded(awayAtFirst(0));
  render(<Part name="Ada" waiting={<p>One moment</p>} />);
  expect(screen.getByText('One moment')).toBeVisible();
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

test('a part that was brought before is drawn at once, and fetched once', async () => {
  const load = awayAtFirst(0);
  const Part = downloaded(load);
  await Part.bring();
  render(<Part name="Ada" />);
  expect(screen.getByText('Hello Ada')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that does not come is told, and what was waiting stays', async () => {
  const Part = downloaded<{ name: string }>(cut);
  const onAway = jest.fn();
  render(<Part name="Ada" waiting={<p>One moment</p>} onAway={onAway} />);
  await act(async () => undefined);
  expect(onAway).toHaveBeenCalledTimes(1);
  expect(screen.getByText('One moment')).toBeVisible();
});

test('Retry brings it', async () => {
  const Part = downloaded(awayAtFirst(1));
  render(<Part name="Ada" away={retry} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

test('who asks for one part again asks for all that are away', async () => {
  const Part = downloaded(awayAtFirst(1));
  const Other = downloaded(awayAtFirst(1));
  render(
    <>
      <Part name="Ada" away={retry} />
      <Other name="Grace" />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Hello Grace')).toBeVisible();
});

test('it comes by itself when the network is back', async () => {
  const Part = downloaded(awayAtFirst(1));
  render(<Part name="Ada" away={retry} />);
  await screen.findByRole('button', { name: 'Retry' });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

test('it is asked for again every ten seconds, and what says that it is away stays meanwhile', async () => {
  jest.useFakeTimers();
  try {
    const load = awayAtFirst(2);
    const Part = downloaded(load);
    render(<Part name="Ada" away={retry} />);
    await act(async () => undefined);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('Hello Ada')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('where it is no longer wanted, nothing is asked and nothing is told', async () => {
  jest.useFakeTimers();
  try {
    const load = jest.fn(cut);
    const onAway = jest.fn();
    const Part = downloaded<{ name: string }>(load);
    const { unmount } = render(<Part name="Ada" onAway={onAway} />);
    unmount();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(load).toHaveBeenCalledTimes(1);
    expect(onAway).not.toHaveBeenCalled();
  } finally {
    jest.useRealTimers();
  }
});
