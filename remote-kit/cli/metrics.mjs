// Reads the text of a server's `/metrics` (Prometheus exposition format).

/** @typedef {{ name: string, labels: Record<string, string>, value: number }} Sample */

const SAMPLE = /^(\w+)(?:\{(.*)\})? (\S+)/;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;
const QUANTILE = 0.75;

/** @param {string} text @returns {Sample[]} */
export function parseMetrics(text) {
  return text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = SAMPLE.exec(line) ?? [];
    if (!name) return [];
    const pairs = [...labels.matchAll(LABEL)].map(([, label = '', text = '']) => [label, text]);
    return [{ name, labels: Object.fromEntries(pairs), value: Number(value) }];
  });
}

/**
 * Loads, share of failures and 75th percentile of the load time of a version, as cells of a table.
 * @param {readonly Sample[]} samples @param {string} remote @param {string} version
 */
export function resultOf(samples, remote, version) {
  const of = (metric) =>
    samples.filter(
      ({ name, labels }) => name === metric && labels.remote === remote && labels.version === version,
    );
  const sum = (metric) => of(metric).reduce((total, { value }) => total + value, 0);
  const loads = sum('segue_remote_loads_total');
  const failures = sum('segue_remote_failures_total');
  const attempts = loads + failures;
  const seconds = quantile(of('segue_remote_load_seconds_bucket'));
  return [
    String(loads),
    attempts === 0 ? '–' : `${((100 * failures) / attempts).toFixed(1)}%`,
    seconds === undefined ? '–' : `${Math.round(seconds * 1000)} ms`,
  ];
}

/** How many pages have each registry. @param {readonly Sample[]} samples */
export function pagesByRevision(samples) {
  const pages = samples.filter(({ name, value }) => name === 'segue_pages_on_revision' && value > 0);
  if (pages.length === 0) return 'No page has reported yet.';
  return `Open pages: ${pages.map(({ labels, value }) => `${value} on revision ${labels.revision}`).join(', ')}.`;
}

// Linear within a bucket, as Prometheus does; the last bucket has no upper end.
function quantile(buckets) {
  const sorted = buckets
    .map(({ labels, value }) => ({ upTo: labels.le === '+Inf' ? Infinity : Number(labels.le), count: value }))
    .sort((one, other) => one.upTo - other.upTo);
  const wanted = QUANTILE * (sorted.at(-1)?.count ?? 0);
  if (wanted === 0) return undefined;
  const index = sorted.findIndex(({ count }) => count >= wanted);
  const { upTo, count } = sorted[index];
  const below = sorted[index - 1] ?? { upTo: 0, count: 0 };
  if (upTo === Infinity) return below.upTo;
  return below.upTo + ((upTo - below.upTo) * (wanted - below.count)) / (count - below.count);
}
