export { interceptMessages, send } from './bus';
export type { MessageName, Messages, Notice } from './messages';
export { createSubscriptions } from './subscriptions';
