export { interceptMessages, send } from './bus';
export type { Messages, Notice, PlainCommand } from './messages';
export { createSubscriptions } from './bus';
