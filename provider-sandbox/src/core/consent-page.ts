/** The page that asks. No logo, no password: it must never be mistaken for a provider's own. */
import { escapeHtml, page } from './page';

export type ConsentPerson = { key: string; name: string; detail: string };

export function consentPage(options: {
  providerName: string;
  clientId: string;
  redirectHost: string;
  people: readonly ConsentPerson[];
  scopes: readonly { name: string; meaning: string }[];
  action: string;
  requestId: string;
}): string {
  const people = options.people.map((person, index) => personChoice(person, index === 0)).join('\n');
  const scopes = options.scopes
    .map(({ name, meaning }) => `<li>${escapeHtml(meaning)} <code>${escapeHtml(name)}</code></li>`)
    .join('');
  return page({
    title: `Local provider sandbox — ${options.providerName}`,
    body: `<main>
<p class="stamp">Local provider sandbox</p>
<h1>Continue as an invented person?</h1>
<p>Local provider sandbox — stands in for ${escapeHtml(options.providerName)}; nothing leaves this machine.
The application at <code>${escapeHtml(options.redirectHost)}</code> asks to connect.</p>
<form method="post" action="${escapeHtml(options.action)}">
<input type="hidden" name="request" value="${escapeHtml(options.requestId)}">
<fieldset><legend>Who are you today?</legend>
${people}
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

function personChoice(person: ConsentPerson, first: boolean): string {
  return `<label class="person"><input type="radio" name="user" value="${escapeHtml(person.key)}"${first ? ' checked autofocus' : ''}>
<span><b>${escapeHtml(person.name)}</b><small>${escapeHtml(person.detail)}</small></span></label>`;
}
