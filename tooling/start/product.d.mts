import type { settingsFrom } from './settings.mjs';

type Server = { ready: Promise<void>; stop: () => Promise<void> };

/** Starts the API and, when it is used, the sandbox; resolves when they respond. */
export function startProduct(settings: ReturnType<typeof settingsFrom>): Promise<readonly Server[]>;
