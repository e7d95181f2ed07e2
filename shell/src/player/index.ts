// Entry point for what every page has, also one without the player: panels, the queue's button, and when the player is needed.
export { QueueToggle } from './controls/queue-toggle';
export { ShortcutList, shortcutListOpened } from './keyboard/shortcut-list';
export { watchPlayerNeeds } from './model/needs';
export { $isPlayerExpanded, $isQueueOpen, wirePanels } from './model/panels';
