// The error of a page that cannot start. Plain DOM, so that nothing else can fail.

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
    'min-height:100dvh;display:grid;place-content:center;justify-items:center;gap:16px;padding:16px;text-align:center';
  again.style.cssText =
    'min-height:44px;padding:0 24px;border-radius:14px;background:var(--colors-accentStrong);color:#fff';
  box.append(message, again);
  document.body.replaceChildren(box);
}
