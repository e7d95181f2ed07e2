// The commands that the models of this package handle.
import { createSubscriptions } from '@segue/kernel/bus';

export const subscriptions = createSubscriptions();
