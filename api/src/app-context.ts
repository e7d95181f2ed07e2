// What every plugin and module finds on the app.
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
