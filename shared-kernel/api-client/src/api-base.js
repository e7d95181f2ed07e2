// Where the product's calls go. Empty means the page's own origin.
import { createEvent, createStore } from 'effector';
export const apiBaseChanged = createEvent('apiBaseChanged');
export const $apiBase = createStore('', { sid: 'api-client/api-base', name: '$apiBase' }).on(apiBaseChanged, (_, base) => base.replace(/\/$/, ''));
