// The kernel's mailbox: every command is handled by a model of this package, which is always loaded.
import { createInbox } from '@segue/event-bus';

export const inbox = createInbox();
