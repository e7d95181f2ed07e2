// What the operator's commands share. Each that changes something leaves a line of JSON in `operator.log` of SEGUE_DATA_DIR.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';

/** Returns the exit code. */
export type Command = (words: readonly string[], context: CommandContext) => Promise<number>;

export type CommandContext = {
  config: Config;
  print: (text: string) => void;
  now: Date;
  /** The system user who runs the command; undefined in most containers. */
  operator?: string | undefined;
  /** Adds to the command's line in the security log; never an email, password or token. */
  note?: (facts: CommandFacts) => void;
};

export type CommandFacts = { action?: string; userId?: number; count?: number; file?: string };

/** The exit code for wrong arguments: the command did nothing. */
export const WRONG_USAGE = 2;

const FILE = 'operator.log';
/** Pino's numbers, as in the log of the server. */
const LEVEL = { done: 30, failed: 40 };

/** Runs the command and logs when it ends. The arguments are not logged: they may hold an email. */
export function logged(name: string, command: Command): Command {
  return async (words, context) => {
    const facts: CommandFacts = {};
    const log = (result: keyof typeof LEVEL) => {
      const { now, operator } = context;
      const event = { level: LEVEL[result], time: now.getTime(), security: 'operator command' };
      append(context, JSON.stringify({ ...event, command: name, ...facts, result, operator }));
    };
    try {
      const code = await command(words, { ...context, note: (more) => void Object.assign(facts, more) });
      if (code !== WRONG_USAGE) log(code === 0 ? 'done' : 'failed');
      return code;
    } catch (error) {
      log('failed');
      throw error;
    }
  };
}

/** A full disk must not keep an operator from ending sessions, so the line is printed then. */
function append({ config, print }: CommandContext, line: string): void {
  try {
    appendFileSync(join(config.dataDir, FILE), `${line}\n`, { mode: 0o600 });
  } catch (error) {
    print(`${FILE} cannot be written (${String(error)}). Its line would be:\n${line}\n`);
  }
}
