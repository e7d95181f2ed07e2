// The handlers of the effects that the kernel declares without one.
import { createEngineLink, type PortHandler } from '../../features/player/engine/connect';
import { createSessionTabs } from '../../platform/session/other-tabs';

export type Ports = ReturnType<typeof createPorts>;

export function createPorts() {
  const engine = createEngineLink();
  const sessionTabs = createSessionTabs();
  return {
    engine,
    sessionTabs,
    /** For `fork({ handlers })`. */
    handlers: [...engine.handlers, ...sessionTabs.handlers] as PortHandler[],
  };
}
