// Types of what plugins decorate the app with. The imported plugins declare their own.
import './closing';
import './database';
import './pages/registry';
import './sessions/devices';
import './secrets';
import './sessions/session';
import type { Registry } from 'prom-client';
import type { Clock } from '../time';
import type { Config } from '../config';
import type { MusicProviders } from '../providers/music-provider';
import type { SharedBackoff } from '../providers/shared-backoff';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    clock: Clock;
    providers: MusicProviders;
    sharedBackoff: SharedBackoff;
    metrics: Registry;
  }
}
