import { workspaceFolders } from './projects.mjs';

test('every workspace but the browser tests has a project of its own', () => {
  expect(workspaceFolders()).toEqual(expect.arrayContaining(['shared-kernel/contract', 'remotes/search']));
});
