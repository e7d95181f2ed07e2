// All ways in which a page of another site makes the browser request a URL of the product, with and without a click.
import type { Page } from '@playwright/test';
import type { ForeignSite } from './foreign-site';

/** Makes the browser request the URL. */
export type CrossSiteNavigation = (
  page: Page,
  target: string,
  sites: readonly [ForeignSite, ForeignSite],
) => Promise<unknown>;

// Some pages navigate before they have loaded.
const ON_COMMIT = { waitUntil: 'commit' } as const;

const byPage =
  (body: (target: string) => string): CrossSiteNavigation =>
  (page, target, [site]) =>
    page.goto(site.page(body(target)), ON_COMMIT);
const byClick =
  (body: (target: string) => string): CrossSiteNavigation =>
  async (page, target, [site]) => {
    await page.goto(site.page(body(target)));
    await page.getByText('Win a prize').click();
  };

/** A GET form replaces the query of its action with its fields. */
function fieldsOf(target: string): string {
  const fields = [...new URL(target).searchParams];
  return fields.map(([name, value]) => `<input name="${name}" value="${value}">`).join('');
}

export const CROSS_SITE_NAVIGATIONS: Readonly<Record<string, CrossSiteNavigation>> = {
  'an image': byPage((target) => `<img src="${target}">`),
  'a frame': byPage((target) => `<iframe src="${target}"></iframe>`),
  'an embedded object': byPage((target) => `<object data="${target}"></object>`),
  'a style sheet': byPage((target) => `<link rel="stylesheet" href="${target}">`),
  'a script': byPage((target) => `<script src="${target}"></script>`),
  'a fetch with cookies': byPage(
    (target) => `<script>fetch('${target}', { mode: 'no-cors', credentials: 'include' });</script>`,
  ),
  'a script that goes there': byPage((target) => `<script>location.replace('${target}');</script>`),
  'a page that refreshes itself': byPage(
    (target) => `<meta http-equiv="refresh" content="0; url=${target}">`,
  ),
  'a form that sends itself': byPage(
    (target) =>
      `<form action="${target}">${fieldsOf(target)}</form><script>document.forms[0].submit();</script>`,
  ),
  'a link': byClick((target) => `<a href="${target}">Win a prize</a>`),
  'a link without a referrer': byClick((target) => `<a rel="noreferrer" href="${target}">Win a prize</a>`),
  'a window': byClick((target) => `<button onclick="window.open('${target}')">Win a prize</button>`),
  'a redirect': (page, target, [site]) => page.goto(site.redirect(target), ON_COMMIT),
  'a chain of redirects': (page, target, [site, other]) =>
    page.goto(site.redirect(other.redirect(site.redirect(target))), ON_COMMIT),
};
