// The security log of CLI commands: one line of JSON per command in a file, because a command cannot write to the server's output.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf, type Command, type CommandContext, type CommandFacts } from './backup/command';

const FILE = 'operator.log';
/** Pino's numbers, as in the log of the server. */
const LEVEL = { done: 30, failed: 40 };
const WRONG_USAGE = 2;

/**
 * The command, with a line in `operator.log` of SEGUE_DATA_DIR when it ends. A command that was called wrongly did nothing and has none.
 * @param name As it is logged. What the operator typed after it is not: it may be an email.
 */
export function logged(name: string, command: Command): Command {
  return async (words, context) => {
    const facts: CommandFacts = {};
    const log = (result: keyof typeof LEVEL) => {
      const { now, operator } = context;
      const event = { level: LEVEL[result], time: now.getTime(), security: 'operator command' };
      append(context, { ...event, command: name, ...facts, result, operator });
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
function append({ config, print }: CommandContext, event: object): void {
  const line = `${JSON.stringify(event)}\n`;
  try {
    appendFileSync(join(config.dataDir, FILE), line, { mode: 0o600 });
  } catch (error) {
    print(`${FILE} cannot be written (${reasonOf(error)}). Its line would be:\n${line}`);
  }
}
