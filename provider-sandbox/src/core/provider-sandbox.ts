/** What the folder of one provider gives to the sandbox, and what it gets. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Catalogue } from '../catalogue';
import type { Clock } from './clock';
import type { ConsentStore } from './consent';
import type { Effect } from './fault-effects';
import type { FaultList } from './faults';
import type { RequestLog } from './request-log';
import type { TokenStore } from './tokens';

export type RegisteredClient = { id: string; secret: string; redirectUris: readonly string[] };

/** The state that all providers share. */
export type Core = {
  clock: Clock;
  tokens: TokenStore;
  faults: FaultList;
  log: RequestLog;
  consent: ConsentStore;
  catalogue: Catalogue;
  /** By provider: `approve:premium-pat` or `deny` answers consent pages without showing them; '' shows them. */
  consentSettings: Record<string, string>;
};

export type ProviderSandbox = {
  /** Services and the paths below which they answer; a longer path stands before a shorter one. */
  services: readonly (readonly [prefix: string, service: string])[];
  /** Names of faults that only this provider has. */
  effects?: Readonly<Record<string, (now: number) => Effect>>;
  /** Kinds of faults that change how a player of this provider behaves. */
  behaviours?: readonly string[];
  /** For the control API: the registered application, and how many tracks there are. */
  client?: RegisteredClient;
  trackCount: number;
  users: () => readonly object[];
  /** The user of a request to this provider, as far as it can be told. */
  userOf: (request: FastifyRequest) => string | null;
  /** Its part of the settings, which the control API changes in place. */
  settings: () => object;
  /** Adds its routes, each at its full path. */
  addRoutes: (app: FastifyInstance) => Promise<void>;
  /** The path that is meant by one that the real service accepts too. */
  rewriteUrl?: (url: string) => string;
  /** Restores settings, and clears users and all else that requests have made. */
  reset: () => void;
  close?: () => void;
};
