// The providers' scripts trust any message: this gate, registered before them, lets only the page's and their frames' through.
import { listen } from '../../platform/listen';

/** Closes the window to foreign messages until the returned function is called. */
export function closeMessageGate(page: Window, origins: readonly string[]): () => void {
  const judge = (event: MessageEvent) => {
    if (event.source === page) {
      // Extensions and tools talk to themselves this way; a provider's frame never does.
      if (isSdkShaped(event.data)) event.stopImmediatePropagation();
      return;
    }
    if (!origins.includes(event.origin) || !isOwnFrame(page, event)) event.stopImmediatePropagation();
  };
  return listen(page, ['message'], judge, { capture: true });
}

function isSdkShaped(data: unknown): boolean {
  return typeof data === 'object' && data !== null && (data as { type?: unknown }).type === 'SP_MESSAGE';
}

/** A message of the right origin from a window this page did not embed is still foreign. */
function isOwnFrame(page: Window, { source, origin }: MessageEvent): boolean {
  return [...page.document.querySelectorAll('iframe')].some(
    (frame) => frame.contentWindow === source && originOf(frame.src) === origin,
  );
}

/** The origin of an address, or an empty string when it is invalid. */
export function originOf(address: string): string {
  try {
    return new URL(address).origin;
  } catch {
    return '';
  }
}
