import { send } from '@segue/event-bus';

/** Puts a link into the clipboard; a notice says whether the browser allowed it. */
export async function copyLink(link: string): Promise<void> {
  let text = 'Link copied';
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    text = "The link couldn't be copied.";
  }
  send('notice/show', { text });
}
