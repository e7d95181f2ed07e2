export { createSandbox, DEFAULT_PORT } from './create-sandbox';
export type {
  Sandbox,
  SandboxControl,
  SandboxOptions,
  SandboxUrls,
  Service,
  Settings,
} from './create-sandbox';
export type { Effect } from './core/fault-effects';
