// One keeper of stored tracks for the whole server; it ends what it is doing before the database closes.
import fp from 'fastify-plugin';
import { createTrackUpkeep, type TrackUpkeep } from '../modules/tracks/upkeep';

declare module 'fastify' {
  interface FastifyInstance {
    trackUpkeep: TrackUpkeep;
  }
}

export const trackUpkeepPlugin = fp(
  async (app) => {
    const upkeep = createTrackUpkeep(app);
    app.decorate('trackUpkeep', upkeep);
    app.addHook('preClose', () => upkeep.settled());
  },
  { name: 'track-upkeep', dependencies: ['database', 'providers'] },
);
