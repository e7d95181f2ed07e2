// Owns whether the queue panel is open and the player bar expanded; both are saved with the player state.
import { createSubscriptions } from '@segue/kernel/bus';
import { createPageStore } from '@segue/kernel/state';
import { createEvent, type Scope } from 'effector';

export type Panels = { isQueueOpen: boolean; isPlayerExpanded: boolean };

const subscriptions = createSubscriptions();
export const panelsRestored = createEvent<Panels>('panelsRestored');

/** Null before it is chosen. The saved choice is read late: it does not replace one that the user has made in this page. */
const queueToggled = subscriptions.on('queue/toggle-panel');
const $queueChoice = createPageStore<boolean | null>(null)
  .on(queueToggled, (isOpen) => !isOpen)
  .on(panelsRestored, (isOpen, saved) => isOpen ?? saved.isQueueOpen);
export const $isQueueOpen = $queueChoice.map((isOpen) => isOpen ?? false);

/** Until the user opens or closes it: a queue that a reload restores leaves the focus alone. */
export const $isQueueRestored = createPageStore(true).on(queueToggled, () => false);

export const $isPlayerExpanded = createPageStore(true)
  .on(subscriptions.on('player/toggle-expanded'), (isExpanded) => !isExpanded)
  .on(panelsRestored, (_, { isPlayerExpanded }) => isPlayerExpanded);

/** Handles the panel commands, also before playback has started. */
export function wirePanels(scope: Scope): () => void {
  return subscriptions.connect(scope);
}
