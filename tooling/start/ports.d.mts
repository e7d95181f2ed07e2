/** Throws unless the port is free. */
export function requireFreePort(about: {
  port: number;
  host: string;
  setting: string;
  use: string;
}): Promise<void>;

export function parsePort(setting: string, text: string | undefined, standard: number): number;

/** The first of two neighboring free ports on the loopback address. */
export function findPortPair(from: number): Promise<number>;
