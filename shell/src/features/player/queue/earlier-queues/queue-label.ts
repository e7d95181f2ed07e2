import { formatDuration } from '@segue/ui';
import type { SavedQueue } from './saved-queues';

/** “Title”, 1:23 */
export function queueLabel({ current, position }: Pick<SavedQueue, 'current' | 'position'>): string {
  return `“${current.title}”${position >= 1000 ? `, ${formatDuration(position)}` : ''}`;
}
