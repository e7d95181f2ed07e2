// The only page that the server renders itself, because its user cannot sign in.
import { APP_NAME, messages, screens } from '@segue/contract';
import { createHash } from 'node:crypto';

const STYLE = `
  :root { color-scheme: dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #0b0b10; color: #f4f4f6; }
  main { width: min(22rem, calc(100vw - 2rem)); display: grid; gap: 1rem; }
  h1 { margin: 0; font-size: 1.5rem; }
  p { margin: 0; }
  form { display: grid; gap: 1rem; }
  label { display: grid; gap: 0.25rem; }
  input, button { font: inherit; padding: 0.6rem 0.8rem; border-radius: 0.5rem; border: 1px solid #6b6b7a; }
  input { background: #17171f; color: inherit; }
  button { background: #f4f4f6; color: #0b0b10; font-weight: 600; cursor: pointer; }
  a { color: inherit; }
  [role='alert'] { color: #ffb4ab; }
`;

/** Content security policy: only this page's own style, no script, the form posts to this origin. */
export const RESET_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The form, with the error of the last attempt. It posts to its own address. */
export function resetForm(problem: string | null = null): string {
  return page(
    'Choose a new password',
    `${problem === null ? '' : alert(problem)}
    <form method="post">
      <label>New password <input type="password" name="password" autocomplete="new-password" required autofocus></label>
      <label>Confirm password <input type="password" name="confirm" autocomplete="new-password" required></label>
      <p>${messages.passwordRule}</p>
      <button>Change password</button>
    </form>`,
  );
}

export const resetDone = page(
  'Password changed',
  `<p>You can <a href="${screens.signIn}">sign in</a> with it now. Providers have to be connected again in Settings.</p>`,
);

/** Used, expired and invalid links get the same page. */
export const resetGone = page(
  'This link is not valid',
  '<p>It was used already, or is too old. Please ask for a new one.</p>',
);

export const resetFailed = (problem: string) => page('The password was not changed', alert(problem));

function alert(problem: string): string {
  return `<p role="alert">${problem}</p>`;
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title} · ${APP_NAME}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main><h1>${title}</h1>${body}</main>
  </body>
</html>
`;
}
