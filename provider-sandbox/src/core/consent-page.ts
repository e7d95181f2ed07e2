/** Renders the consent page. It has no logo and no password field, so that nobody mistakes it for a provider's page. */
import { escapeHtml, page } from './page';

export type ConsentUser = { key: string; name: string; detail: string };

export function consentPage(options: {
  providerName: string;
  clientId: string;
  redirectHost: string;
  users: readonly ConsentUser[];
  scopes: readonly { name: string; meaning: string }[];
  action: string;
  requestId: string;
}): string {
  const users = options.users.map((user, index) => userChoice(user, index === 0)).join('\n');
  const scopes = options.scopes
    .map(({ name, meaning }) => `<li>${escapeHtml(meaning)} <code>${escapeHtml(name)}</code></li>`)
    .join('');
  return page({
    title: `Local provider sandbox — ${options.providerName}`,
    body: `<main>
<p class="stamp">Local provider sandbox</p>
<h1>Continue as a demo user?</h1>
<p>Local provider sandbox — imitates ${escapeHtml(options.providerName)}; nothing leaves this machine.
The application at <code>${escapeHtml(options.redirectHost)}</code> asks to connect.</p>
<form method="post" action="${escapeHtml(options.action)}">
<input type="hidden" name="request" value="${escapeHtml(options.requestId)}">
<fieldset><legend>Choose a user</legend>
${users}
</fieldset>
${scopes ? `<h2>It will be able to</h2><ul>${scopes}</ul>` : ''}
<div class="actions">
<button class="primary" name="decision" value="approve">Approve</button>
<button name="decision" value="deny">Deny</button>
</div>
</form>
</main>`,
  });
}

function userChoice(user: ConsentUser, first: boolean): string {
  return `<label class="user"><input type="radio" name="user" value="${escapeHtml(user.key)}"${first ? ' checked autofocus' : ''}>
<span><b>${escapeHtml(user.name)}</b><small>${escapeHtml(user.detail)}</small></span></label>`;
}
