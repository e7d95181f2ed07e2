// For tests of one client: back-offs that no other server has and no restart remembers.
import type { SharedBackoff } from '../providers/shared-backoff';

export const KEPT_NOWHERE: SharedBackoff = { read: async () => 0, write: () => undefined };
