import { workspaceFolders } from './config.mjs';

test('Jest: workspaces below a wildcard folder have a project', () => {
  expect(workspaceFolders()).toEqual(expect.arrayContaining(['shared-kernel/contract', 'remotes/search']));
});
