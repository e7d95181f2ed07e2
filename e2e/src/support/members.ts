// Members with an e-mail and a password of their own, made without the screens when the screens are not the matter.
import type { Page } from '@playwright/test';

export const PASSWORD = 'Harbour2025';

let made = 0;

/** An e-mail address nobody has used before. */
export function freshEmail(): string {
  made += 1;
  return `listener-${process.pid}-${Date.now()}-${made}@example.com`;
}

/** Registers a new member and leaves the page's browser signed in. */
export async function becomeMember(page: Page): Promise<string> {
  const email = freshEmail();
  const answer = await page.request.post('/api/auth/registerUser', { data: { email, password: PASSWORD } });
  if (!answer.ok()) throw new Error(`Registering failed with ${answer.status()}: ${await answer.text()}`);
  return email;
}

/** Ends the session of the page's browser. */
export async function becomeVisitor(page: Page): Promise<void> {
  await page.request.post('/api/auth/logout');
}
