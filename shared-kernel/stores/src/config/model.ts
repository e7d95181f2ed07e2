// Owns what the server told the page before it started: provider addresses, contact, kind of catalogue.
import type { RuntimeConfig } from '@segue/contract';
import { createEvent } from 'effector';
import { createPageStore } from '../lifetimes';

/** The page's configuration was read and parsed. */
export const runtimeConfigRead = createEvent<RuntimeConfig>('runtimeConfigRead');

const UNTOLD: RuntimeConfig = {
  apiBase: '',
  providers: {
    spotify: { sdkUrl: '', apiUrl: '' },
    soundcloud: { widgetScriptUrl: '', widgetPlayerUrl: '', apiUrl: '' },
  },
  demoCatalogue: false,
  supportEmail: 'support@example.com',
};

export const $runtimeConfig = createPageStore<RuntimeConfig>(UNTOLD, {
  sid: 'stores/runtime-config',
  name: '$runtimeConfig',
}).on(runtimeConfigRead, (_, config) => config);
