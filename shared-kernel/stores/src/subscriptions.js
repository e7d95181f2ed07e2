// The commands that the models of this package handle.
import { createSubscriptions } from '@segue/event-bus';
export const subscriptions = createSubscriptions();
