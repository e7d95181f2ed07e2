export { createSubscriptions, holdCommands, interceptMessages, send } from './bus';
export type { ListOwner, Messages, Notice, PlainCommand } from './messages';
