import { wireRuntimeConfig } from '../../platform/config';
import { wireRemotes } from '../../platform/remotes';
import type { Wire } from './wire';

/** Starts before the page is rendered or hydrated, in this order: what the first state of the page is made of. */
export const beforeFirstRender: readonly Wire[] = [wireRuntimeConfig, wireRemotes];
