// The error of a page that cannot start. Plain DOM, so that nothing else can fail.

/** Replaces the page by one sentence and a Reload button. */
export function showStartFailure(sentence: string): void {
  const message = document.createElement('p');
  message.textContent = sentence;
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = 'Reload';
  again.addEventListener('click', () => window.location.reload());
  const box = document.createElement('main');
  box.setAttribute('role', 'alert');
  box.style.cssText =
    'min-height:100dvh;display:grid;place-content:center;justify-items:center;gap:16px;padding:16px;text-align:center;background:var(--colors-background,#0f172a);color:var(--colors-text,#f1f5f9);font:16px/1.5 system-ui,sans-serif';
  again.style.cssText =
    'min-height:44px;padding:0 24px;border:0;border-radius:14px;background:var(--colors-accentStrong,#8355f2);color:#fff;font:600 16px system-ui,sans-serif';
  box.append(message, again);
  document.body.replaceChildren(box);
}
