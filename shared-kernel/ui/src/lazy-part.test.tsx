import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazyPart } from './lazy-part';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const lost = () => Promise.reject(new Error('lost'));

/** The download of a part; its first `times` calls fail. */
function failing(times: number) {
  const load = jest.fn(async () => {
    if (load.mock.calls.length <= times) await lost();
    return Greeting;
  });
  return load;
}
afterEach(() => void jest.useRealTimers());
const retry = (again: () => void) => <button onClick={again}>Retry</button>;

test('lazyPart shows the loading state until the part is downloaded', async () => {
  const Part = lazyPart(failing(0));
  render(<Part name="Ada" loading={<p>One moment</p>} />);
  expect(screen.getByText('One moment')).toBeVisible();
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

test('lazyPart draws a preloaded part without a wait and downloads it once', async () => {
  const load = failing(0);
  const Part = lazyPart(load);
  await Part.preload();
  render(<Part name="Ada" />);
  expect(screen.getByText('Hello Ada')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('Retry of one lazy part retries all that failed', async () => {
  const Part = lazyPart(failing(1));
  const Other = lazyPart(failing(1));
  render(
    <>
      <Part name="Ada" loadError={retry} />
      <Other name="Grace" />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Hello Grace')).toBeVisible();
});

test('lazyPart retries when the network is back', async () => {
  const Part = lazyPart(failing(1));
  render(<Part name="Ada" loadError={retry} />);
  await screen.findByRole('button', { name: 'Retry' });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

test('lazyPart retries every ten seconds and keeps the error meanwhile', async () => {
  jest.useFakeTimers();
  const load = failing(2);
  const Part = lazyPart(load);
  render(<Part name="Ada" loadError={retry} />);
  await act(async () => undefined);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('Hello Ada')).toBeVisible();
});

test('lazyPart neither retries nor reports after it is unmounted', async () => {
  jest.useFakeTimers();
  const load = jest.fn(lost);
  const onLoadError = jest.fn();
  const Part = lazyPart<{ name: string }>(load);
  render(<Part name="Ada" onLoadError={onLoadError} />).unmount();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(load).toHaveBeenCalledTimes(1);
  expect(onLoadError).not.toHaveBeenCalled();
});
