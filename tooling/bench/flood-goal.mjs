// What a flood of sign-ins may cost everybody else, and the server.

export const GOAL = { p99Ms: 150, memoryMb: 300 };

/**
 * What was missed, in words; nothing when the goal is met. `memoryMb` is the server's at its highest, null where the machine
 * does not tell.
 *
 * @param {{ p99: number, failures: number, unanswered: number, memoryMb: number | null }} seen
 * @returns {string[]}
 */
export function missedGoals({ p99, failures, unanswered, memoryMb }) {
  const missed = [];
  // Of no answers there is no p99, and that is no success.
  if (!(p99 < GOAL.p99Ms)) missed.push(`p99 of the rest below ${GOAL.p99Ms} ms`);
  if (failures > 0) missed.push('no failure of the rest');
  if (unanswered > 0) missed.push('every sign-in answered');
  if (memoryMb !== null && !(memoryMb < GOAL.memoryMb)) {
    missed.push(`memory of the server below ${GOAL.memoryMb} MB`);
  }
  return missed;
}
