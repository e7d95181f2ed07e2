import { expect, test } from '@playwright/test';
import { startServerWith } from '../support/server-with';

test('preview: the frame tells which version is tested, and leads back to the released one @soak', async ({
  page,
}) => {
  const { remotes } = (await (await page.request.get('/registry.json')).json()) as {
    remotes: { name: string; version: string }[];
  };
  const version = remotes.find(({ name }) => name === 'legal')?.version ?? '';
  await page.goto(`/terms?remote=${encodeURIComponent(`legal@${version}`)}`);
  await expect(page.getByText(`Testing legal ${version}`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the released version' }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Testing legal')).toBeHidden();
});

test('diagnostics: every remote is listed where the server allows it, elsewhere there is no such page @soak', async ({
  page,
}) => {
  await page.goto('/diagnostics');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  const allowing = await startServerWith([], { DIAGNOSTICS: '1' });
  try {
    await page.goto(`${allowing.url}/diagnostics`);
    await expect(page.getByRole('heading', { level: 1, name: 'Diagnostics' })).toBeVisible();
    const answer = await page.request.get(`${allowing.url}/registry.json`);
    const { remotes } = (await answer.json()) as { remotes: object[] };
    const listed = page.getByRole('region', { name: 'Remotes' }).getByRole('heading', { level: 3 });
    await expect(listed).toHaveCount(remotes.length);
    await expect(page.getByRole('cell', { name: 'effector', exact: true })).toHaveCount(1);
  } finally {
    await allowing.close();
  }
});
