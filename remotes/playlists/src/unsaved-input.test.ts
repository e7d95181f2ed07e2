import { allSettled, fork } from 'effector';
import { formClosed, formOpened } from './create-playlist/model';
import { renameCancelled, renameStarted } from './playlist-edit/model';
import { $hasUnsavedInput } from './unsaved-input';

test('playlists have unsaved input while a form is open or a name is edited', async () => {
  const scope = fork();
  const isUnsaved = () => scope.getState($hasUnsavedInput);
  expect(isUnsaved()).toBe(false);
  await allSettled(formOpened, { scope });
  expect(isUnsaved()).toBe(true);
  await allSettled(formClosed, { scope });
  await allSettled(renameStarted, { scope, params: 'Evening' });
  expect(isUnsaved()).toBe(true);
  await allSettled(renameCancelled, { scope });
  expect(isUnsaved()).toBe(false);
});
