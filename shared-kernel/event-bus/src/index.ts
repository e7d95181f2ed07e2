export { createSubscriptions, interceptMessages, loadOnCommand, send, type Noun } from './bus';
export type { ListOwner, Messages, Notice, PlainCommand } from './messages';
