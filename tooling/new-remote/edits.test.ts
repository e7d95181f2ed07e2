import { readJson, read, workspaces } from '../architecture/sources';
import { packageJson, withBudget, withOwner, withReference } from './edits.mjs';

test('new remote: CODEOWNERS gets a line before the first remote', () => {
  const text = '/shell/ @segue/shell\n/remotes/legal/                 @segue/legal\n';
  expect(withOwner(text, 'charts')).toBe(
    '/shell/ @segue/shell\n/remotes/charts/                @segue/charts\n/remotes/legal/                 @segue/legal\n',
  );
});

test.each(['tsconfig.json', 'tsconfig.tests.json'])('new remote: %s gets one reference', (file) => {
  const before = readJson<{ references: object[] }>(file).references;
  const { references } = JSON.parse(withReference(read(file), 'charts'));
  expect(references).toHaveLength(before.length + 1);
  expect(references).toContainEqual({ path: './remotes/charts' });
});

test('new remote: budgets.json gets a budget and keeps the others', () => {
  expect(JSON.parse(withBudget('{"page":14,"remotes":{"legal":15}}', 'charts'))).toEqual({
    page: 14,
    remotes: { legal: 15, charts: 15 },
  });
});

test.each(workspaces.map(({ folder }) => folder).filter((folder) => folder.startsWith('remotes/')))(
  '%s has the commands of a new remote',
  (folder) => {
    const name = folder.slice('remotes/'.length);
    const { scripts } = readJson<{ scripts: object }>(`${folder}/package.json`);
    const made = packageJson(name, read('remotes/search/package.json'), {
      dependencies: {},
      devDependencies: {},
    });
    expect(made).toMatchObject({ name: `@segue/remote-${name}`, scripts });
  },
);
