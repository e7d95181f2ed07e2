// Withdraws a canary from the deployment's channel, for all servers. A server that cannot write stops handing it out itself.
import { folderStore, withdrawCanary } from '@segue/remote-kit/releases';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import type { Canary } from '../../plugins/pages/canaries';

export function createWithdrawal({ config, log, metrics, registry }: FastifyInstance) {
  const withdrawn = new Counter({
    name: 'segue_canaries_withdrawn_total',
    help: 'Canaries that this server withdrew because too many pages failed with them.',
    registers: [metrics],
  });
  return (canary: Canary, why: string): void => {
    const { remote, version } = canary;
    // At once: writing the channel takes its time, and may fail.
    registry.stopCanary(canary);
    withdrawn.inc();
    log.error({ remote, version, why }, 'a canary failed and is withdrawn');
    if (config.remotesUrl !== null) {
      log.error(
        { remote, version },
        'the canary is stopped on this server only: REMOTES_URL cannot be written',
      );
      return;
    }
    withdrawCanary(folderStore(config.distDir), { remote, version, by: 'server', why }).catch(
      (error: unknown) =>
        log.error(
          { err: error, remote, version },
          'the canary is stopped on this server only: the channel cannot be written',
        ),
    );
  };
}
