// Owns whether the queue panel is open and the player bar expanded; both are saved with the player state.
import { createEvent } from 'effector';
import { createPageStore } from '../lifetimes';
import { subscriptions } from '../subscriptions';
export const panelsRestored = createEvent('panelsRestored');
export const $isQueueOpen = createPageStore(false, {
    sid: 'stores/playback/queue-open',
    name: '$isQueueOpen',
})
    .on(subscriptions.on('queue/toggle-panel'), (isOpen) => !isOpen)
    .on(panelsRestored, (_, { isQueueOpen }) => isQueueOpen);
export const $isPlayerExpanded = createPageStore(true, {
    sid: 'stores/playback/expanded',
    name: '$isPlayerExpanded',
})
    .on(subscriptions.on('player/toggle-expanded'), (isExpanded) => !isExpanded)
    .on(panelsRestored, (_, { isPlayerExpanded }) => isPlayerExpanded);
