export { interceptMessages, listen, send } from './bus';
export type { Messages, Notice, PlainCommand } from './messages';
export { createSubscriptions } from './subscriptions';
