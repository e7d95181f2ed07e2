export { createSandbox, DEFAULT_PORT } from './create-sandbox';
export type { Sandbox, SandboxControl, SandboxOptions } from './create-sandbox';
export type { SandboxUrls, Service } from './core/urls';
export type { Settings } from './core/settings';
export type { Effect } from './core/fault-effects';
