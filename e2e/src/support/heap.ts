// Searches heap snapshots of a page.
import type { Page } from '@playwright/test';

/**
 * The words that a heap snapshot contains, in strings, names and attributes of detached elements. The snapshot is taken
 * after a garbage collection and covers all frames of the page's process. V8 keeps the first 1000 characters of a string.
 */
export async function keptInHeap(page: Page, words: readonly string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void chunks.push(chunk));
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  const { strings } = JSON.parse(chunks.join('')) as { strings: string[] };
  return words.filter((word) => strings.some((text) => text.includes(word)));
}
