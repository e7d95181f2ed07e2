// What the check of one provider gets.
import type { Provider } from '@segue/contract';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { AppTokenStore } from '../providers/app-token-store';
import type { UserConnection } from './user-connection';
import type { Report } from './report';

export type CheckContext = {
  config: Config;
  report: Report;
  store: AppTokenStore;
  clock: Clock;
  /** The configured servers are the provider's own. */
  isReal: boolean;
  /** A user's connection; prints how to get one when there is none. */
  connection: (provider: Provider) => Promise<UserConnection | null>;
};
