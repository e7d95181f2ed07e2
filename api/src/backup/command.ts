// What the commands share that keep, restore and move the data.
import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Config } from '../config';

export type Command = (words: readonly string[], context: CommandContext) => Promise<number>;

export type CommandContext = {
  config: Config;
  print: (text: string) => void;
  now: Date;
  /** The system user who runs the command; undefined in most containers. */
  operator?: string | undefined;
  /** Adds to the command's line in the security log. */
  note?: (facts: CommandFacts) => void;
};

/** What a command did; never an email, password or token. */
export type CommandFacts = { action?: string; userId?: number; count?: number; file?: string };

/** The options and at most one other word; null when they are not right, and then `usage` was printed. */
export function readArguments(
  words: readonly string[],
  options: NonNullable<ParseArgsConfig['options']>,
  { usage, print }: { usage: string; print: CommandContext['print'] },
): { values: Record<string, unknown>; word: string | undefined } | null {
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    if (positionals.length <= 1) return { values, word: positionals[0] };
  } catch (error) {
    print(`${reasonOf(error)}\n`);
  }
  print(usage);
  return null;
}

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Where the encryption key is. */
export const keyName = ({ secretKey, dataDir }: Config): string =>
  secretKey === null ? resolve(dataDir, 'secret.key') : 'SEGUE_SECRET_KEY';

const MB = 1_000_000;

export const formatSize = (bytes: number): string => `${(bytes / MB).toFixed(bytes < MB ? 2 : 1)} MB`;

export const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} seconds`;

/** `1 row`, `2 rows`. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
