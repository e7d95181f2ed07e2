// Every way in which a page of somebody else makes a browser go to an address of ours, without or with a click.
import type { Page } from '@playwright/test';
import type { ForeignSite } from './foreign-site';

/** Sends the browser to the address; what comes of it is watched from outside. */
export type Way = (
  page: Page,
  target: string,
  sites: readonly [ForeignSite, ForeignSite],
) => Promise<unknown>;

// Some pages send the browser on before they are loaded.
const GOING = { waitUntil: 'commit' } as const;

const showing =
  (body: (target: string) => string): Way =>
  (page, target, [site]) =>
    page.goto(site.page(body(target)), GOING);
const pressing =
  (body: (target: string) => string): Way =>
  async (page, target, [site]) => {
    await page.goto(site.page(body(target)));
    await page.getByText('Win a prize').click();
  };

/** A form says its fields in place of the query its address has. */
function fieldsOf(target: string): string {
  const fields = [...new URL(target).searchParams];
  return fields.map(([name, value]) => `<input name="${name}" value="${value}">`).join('');
}

export const WAYS: Readonly<Record<string, Way>> = {
  'an image': showing((target) => `<img src="${target}">`),
  'a frame': showing((target) => `<iframe src="${target}"></iframe>`),
  'an embedded object': showing((target) => `<object data="${target}"></object>`),
  'a style sheet': showing((target) => `<link rel="stylesheet" href="${target}">`),
  'a script': showing((target) => `<script src="${target}"></script>`),
  'a fetch with cookies': showing(
    (target) => `<script>fetch('${target}', { mode: 'no-cors', credentials: 'include' });</script>`,
  ),
  'a script that goes there': showing((target) => `<script>location.replace('${target}');</script>`),
  'a page that refreshes itself': showing(
    (target) => `<meta http-equiv="refresh" content="0; url=${target}">`,
  ),
  'a form that sends itself': showing(
    (target) =>
      `<form action="${target}">${fieldsOf(target)}</form><script>document.forms[0].submit();</script>`,
  ),
  'a link': pressing((target) => `<a href="${target}">Win a prize</a>`),
  'a link without a referrer': pressing((target) => `<a rel="noreferrer" href="${target}">Win a prize</a>`),
  'a window': pressing((target) => `<button onclick="window.open('${target}')">Win a prize</button>`),
  'a redirect': (page, target, [site]) => page.goto(site.redirect(target), GOING),
  'a chain of redirects': (page, target, [site, other]) =>
    page.goto(site.redirect(other.redirect(site.redirect(target))), GOING),
};
