// What every plugin and module finds on the app. The plugins named here add what they make to it themselves.
import './plugins/database';
import './plugins/sessions/devices';
import './plugins/secrets';
import './plugins/sessions/session';
import type { Clock } from './clock';
import type { Config } from './config';
import type { MusicProviders } from './providers/music-provider';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    clock: Clock;
    providers: MusicProviders;
  }
}
