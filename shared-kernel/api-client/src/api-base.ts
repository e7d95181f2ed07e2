// Where the product's calls go. Empty means the page's own origin.
import { createEvent, createStore } from 'effector';

export const apiBaseChanged = createEvent<string>('apiBaseChanged');
export const $apiBase = createStore('').on(apiBaseChanged, (_, base) => base.replace(/\/$/, ''));
