export { interceptMessages, send } from './bus';
export type { Messages, Notice } from './messages';
export { createSubscriptions } from './subscriptions';
