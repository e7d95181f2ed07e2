export { divert, listen, listenToAll, send } from './bus';
export { createInbox } from './from-bus';
export type { MessageName, Messages, Notice } from './messages';
