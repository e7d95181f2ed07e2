// What performs the effects that the kernel declares without a handler.
import { createEngineLink, type PortHandlers } from '../player/engine/connect';
import { createSessionTabs } from '../session/other-tabs';

export type Ports = ReturnType<typeof createPorts>;

export function createPorts() {
  const engine = createEngineLink();
  const sessionTabs = createSessionTabs();
  return {
    engine,
    sessionTabs,
    /** For `fork({ handlers })`. */
    handlers: [...engine.handlers, ...sessionTabs.handlers] as PortHandlers,
  };
}
