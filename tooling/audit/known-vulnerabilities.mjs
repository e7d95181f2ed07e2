// Asks the registry for known vulnerabilities of the packages that the product needs.
import { runNpm } from '../start/processes.mjs';

const LEVELS = ['critical', 'high', 'moderate', 'low', 'info'];

/** @returns {Promise<ReturnType<typeof readAnswer>>} */
export async function knownVulnerabilities() {
  const { output } = await runNpm(['audit', '--omit=dev', '--json']);
  return readAnswer(output);
}

/**
 * The counts of a report. `answered` false: the registry has no such service, or was not reached, so nothing is known.
 * @param {string} output of `npm audit --json`, with npm's warnings around it
 * @returns {{ answered: false, reason: string } | { answered: true, counts: Record<string, number>, packages: string[] }}
 */
export function readAnswer(output) {
  const answer = jsonIn(output);
  const counts = answer?.metadata?.vulnerabilities;
  if (!answer?.auditReportVersion || !counts) {
    const reason = answer?.statusCode ? `status ${answer.statusCode}` : (answer?.message ?? 'no report');
    return { answered: false, reason };
  }
  const packages = Object.values(answer.vulnerabilities ?? {}).map(({ name, severity, range }) =>
    [name, range, `(${severity})`].filter(Boolean).join(' '),
  );
  return {
    answered: true,
    counts: Object.fromEntries(LEVELS.map((level) => [level, counts[level] ?? 0])),
    packages,
  };
}

function jsonIn(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}
