import { send } from '@segue/kernel/bus';

/** Puts a text into the clipboard; a notice says whether the browser allowed it. */
export async function copyText(text: string, what: 'link' | 'list' = 'link'): Promise<void> {
  let notice = `${what === 'link' ? 'Link' : 'List'} copied`;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    notice = `The ${what} couldn’t be copied.`;
  }
  send('notice/show', { text: notice });
}
