import { readJson, read, workspaces } from '../architecture/sources';
import { scriptsOf, withBudget, withOwner, withReference } from './edits.mjs';

test('new remote: CODEOWNERS gets a line after the last remote', () => {
  const text = '/remotes/legal/                 @segue/legal\n\n/api/ @segue/api\n';
  expect(withOwner(text, 'charts')).toBe(
    '/remotes/legal/                 @segue/legal\n/remotes/charts/                @segue/charts\n\n/api/ @segue/api\n',
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
    expect(readJson<{ scripts: object }>(`${folder}/package.json`).scripts).toEqual(
      scriptsOf(folder.slice('remotes/'.length)),
    );
  },
);
