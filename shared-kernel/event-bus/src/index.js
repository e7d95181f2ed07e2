export { interceptMessages, send } from './bus';
export { createSubscriptions } from './subscriptions';
