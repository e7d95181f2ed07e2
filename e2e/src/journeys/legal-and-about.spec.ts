import { expect, test } from '@playwright/test';
import { screens } from '@segue/contract/screens';
import { recordCalls } from '../support/api-calls';
import { scrollPast, scrollTop } from '../support/layout';

const DOCUMENTS = [
  'Terms of Service',
  'Privacy Policy',
  'Copyright Policy',
  'Acceptable Use Policy',
  'Third-Party Services',
] as const;

test('legal texts: titles and dates [LEGAL-01] [LEGAL-02] [LEGAL-03] [LEGAL-04] [LEGAL-05] [LEGAL-06] [LEGAL-07] [LEGAL-08] [LEGAL-17]', async ({
  page,
  context,
}) => {
  await page.clock.setFixedTime(new Date('2031-03-04T05:06:07Z'));
  const calls = recordCalls(page);
  await page.goto(screens.terms);
  const menu = page.getByRole('navigation', { name: 'Legal documents' });
  await expect(menu.getByRole('link', { name: DOCUMENTS[0] })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1, name: DOCUMENTS[0] })).toBeVisible();
  await expect(menu.getByRole('link')).toHaveText([...DOCUMENTS]);
  // The button is the last part to load: no request must follow.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Open queue' })).toBeVisible();
  await context.setOffline(true);
  for (const title of [...DOCUMENTS.slice(1), DOCUMENTS[0]]) {
    await scrollPast(page, 100);
    await menu.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(page.getByText('Last updated: April 10, 2025')).toBeVisible();
    const words = (await page.getByRole('article').innerText()).split(/\s+/).length;
    expect(words).toBeGreaterThan(120);
  }
  expect(calls.matching(/^(?!GET \/api\/auth\/checkAuth)/)).toHaveLength(0);
});

test('legal texts: required content [LEGAL-09] [LEGAL-10] [LEGAL-11] [LEGAL-12] [LEGAL-13] [LEGAL-14] [LEGAL-15] [LEGAL-16]', async ({
  page,
}) => {
  const parts = [
    ['Terms of Service', ['Account registration', 'Third-party sign-in', 'Content license', 'Contact']],
    ['Copyright Policy', ['Takedown process']],
    ['Acceptable Use Policy', ['Prohibited activities', 'Enforcement']],
    ['Third-Party Services', ['Provider disclaimers']],
  ] as const;
  for (const [document, headings] of parts) {
    await page.goto(screens.terms);
    await page
      .getByRole('navigation', { name: 'Legal documents' })
      .getByRole('link', { name: document })
      .click();
    for (const heading of headings) {
      const section = page
        .getByRole('article')
        .locator('section')
        .filter({
          has: page.getByRole('heading', { level: 2, name: new RegExp(`^\\d+\\. ${heading}$`) }),
        });
      expect((await section.innerText()).length).toBeGreaterThan(heading.length + 80);
    }
  }
  await page.goto(screens.terms);
  const contact = page.getByRole('article').getByRole('link', { name: /@/ }).first();
  await expect(contact).toHaveAttribute('href', /^mailto:\S+@\S+\.\S+$/);
});

test('About: six sections [ABOUT-01] [ABOUT-02] [ABOUT-03] [ABOUT-04] [ABOUT-05] [ABOUT-06] [ABOUT-07] [ABOUT-08] [ABOUT-09] [ABOUT-10] [ABOUT-11]', async ({
  page,
}) => {
  await page.goto(screens.about);
  const part = (name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
  await expect(part('How it started').getByText(/solo-developer project/)).toBeVisible();
  for (const feature of [
    'Unified Search',
    'Cross-Platform Favorites',
    'Integrated Playback',
    'Custom Playlists',
  ]) {
    await expect(part('Key Features').getByRole('heading', { name: feature })).toBeVisible();
  }
  for (const service of ['Spotify', 'SoundCloud']) {
    await expect(part('Supported Services').getByRole('heading', { name: service })).toBeVisible();
  }
  const social = await part('Meet Me').getByRole('link').all();
  expect(social.length).toBeGreaterThan(0);
  for (const link of social) await expect(link).toHaveAttribute('href', /^https:\/\//);
  for (const technology of ['React', 'effector', 'Fastify']) {
    await expect(part('Built With').getByText(technology, { exact: true })).toBeVisible();
  }
  await expect(part('Get in Touch').getByRole('link')).toHaveAttribute('href', /^mailto:\S+@\S+$/);
});
