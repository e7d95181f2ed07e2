import { formClosed, formOpened } from './create-playlist/model';
import { renameCancelled, renameStarted } from './playlist-edit/model';
import remote from './remote';

test('playlists: an open form or a name that is edited is unsaved input', () => {
  expect(remote.canLeave?.()).toBe(true);
  formOpened();
  expect(remote.canLeave?.()).toBe(false);
  formClosed();
  renameStarted('Evening');
  expect(remote.canLeave?.()).toBe(false);
  renameCancelled();
  expect(remote.canLeave?.()).toBe(true);
});
