import { $playbackRights } from '@segue/stores';
import { renderInScope, settled } from '@segue/testing';
import { act, screen } from '@testing-library/react';
import { SkipPreviews, wireSkipPreviews } from '.';

let unwire = () => {};
afterEach(() => unwire());

async function open() {
  const shown = renderInScope(<SkipPreviews />);
  act(() => void (unwire = wireSkipPreviews(shown.scope)));
  await act(() => settled(shown.scope));
  return { ...shown, doesSkip: () => shown.scope.getState($playbackRights).doesSkipPreviews };
}

test('skip previews: off at first; the choice is applied and kept in this browser', async () => {
  const { user, doesSkip } = await open();
  expect(doesSkip()).toBe(false);
  await user.click(screen.getByRole('checkbox', { name: /Skip previews/ }));
  expect(doesSkip()).toBe(true);
  expect(localStorage.getItem('skipPreviews')).toBe('true');
});

test('skip previews: the stored choice is read, and one of another tab is applied', async () => {
  localStorage.setItem('skipPreviews', 'true');
  const { doesSkip, scope } = await open();
  expect(doesSkip()).toBe(true);
  localStorage.setItem('skipPreviews', 'false');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'skipPreviews' })));
  await act(() => settled(scope));
  expect(doesSkip()).toBe(false);
});
