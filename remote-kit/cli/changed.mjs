// What is said about a change of a channel.
import { entryOf } from '../releases/index.mjs';

export function changedMessage({ before, after }, name, channel) {
  const entry = entryOf(after, name);
  if (before === after) return `${name} ${entry.version} is live in ${channel} already: nothing to do.`;
  const was = entryOf(before, name)?.version;
  return `${name} ${entry.version} is live in ${channel}${was ? `; it was ${was}` : ''}.`;
}

/** The reason for the log. */
export const whyOf = ({ why, 'skip-gate': skipsGate }) => (skipsGate ? `screens not opened: ${why}` : why);
