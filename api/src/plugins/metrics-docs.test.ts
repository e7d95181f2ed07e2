// The alert rules and the guides name what the server really has.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverPerFile } from '../testing/server.fixture';

type Metric = { name: string; help: string; type: string; labelNames: readonly string[] };

const ROOT = join(__dirname, '../../..');
const fileOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const guide = fileOf('docs/operations/monitoring.md');
const reference = fileOf('docs/operations/metrics.md');
const rules = fileOf('deploy/prometheus/alerts.yaml');
const alertsOf = (severity: string) =>
  [...rules.matchAll(/- alert: (\w+)[^]*?severity: (\w+)/g)]
    .filter((alert) => alert[2] === severity)
    .map((alert) => alert[1]);

const server = serverPerFile({}, 'configured services');
let own: Metric[];
let names: Set<string>;
beforeAll(async () => {
  own = server.app.metrics.getMetricsAsArray() as unknown as Metric[];
  const { body } = await server.app.inject('/metrics');
  names = new Set([...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name));
});

/** The metrics that a text names, without the endings of a histogram's series. */
const namedIn = (text: string) =>
  [...text.matchAll(/\b(?:segue|http|nodejs|process)_[a-z0-9_]+/g)]
    .map(([name]) => name.replace(/_(bucket|count|sum)$/, ''))
    .filter((name) => !name.endsWith('_'));

test.each([
  ['deploy/prometheus/alerts.yaml', rules],
  ['docs/operations/monitoring.md', guide],
  ['docs/operations/metrics.md', reference],
])('%s names only metrics that exist', (_, text) => {
  const named = namedIn(text);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !names.has(name))).toEqual([]);
});

test('the alert rules and the guide select by labels that the metrics have', () => {
  const labels = new Map(own.map(({ name, labelNames }) => [name, [...labelNames, 'le']]));
  const selected = [...`${rules}${guide}`.matchAll(/\b((?:segue|http)_[a-z_]+)\{([^}]*)\}/g)].flatMap(
    ([, series = '', matchers = '']) =>
      [...matchers.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, label = '']) => ({
        label,
        metric: namedIn(series)[0] ?? series,
      })),
  );
  expect(selected.length).toBeGreaterThan(10);
  expect(selected.filter(({ metric, label }) => !labels.get(metric)?.includes(label))).toEqual([]);
});

test.each([
  ['page', '## Wake somebody up'],
  ['ticket', '## Look at it on the next working day'],
])('docs: the alerts of severity %s are the rows below "%s"', (severity, heading) => {
  const [section = ''] = (guide.split(heading)[1] ?? '').split('\n## ');
  const described = [...section.matchAll(/^\| `(Segue\w+)`/gm)].map(([, name = '']) => name);
  expect(described.length).toBeGreaterThan(5);
  expect(described.sort()).toEqual(alertsOf(severity).sort());
});
