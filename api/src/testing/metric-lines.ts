// Reads metrics in tests.
import type { Registry } from 'prom-client';

/** The value of one series such as `segue_data_disk_bytes{state="free"}`; null when it does not exist. */
export async function metricValue(registry: Registry, series: string): Promise<number | null> {
  const line = (await registry.metrics()).split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
}
