// Gauges whose values are read when the metrics are asked for, so that they cost nothing in between.
import { Gauge, type Registry } from 'prom-client';

export type Sample = { labels: Record<string, string>; value: number };

/** Without labels `read` returns one number, with labels any number of samples. */
export function addGauge(
  registry: Registry,
  {
    read,
    ...options
  }: {
    name: string;
    help: string;
    labelNames?: readonly string[];
    read: () => number | readonly Sample[] | Promise<number | readonly Sample[]>;
  },
): void {
  new Gauge({
    ...options,
    registers: [registry],
    async collect() {
      const values = await read();
      if (typeof values === 'number') return this.set(values);
      this.reset();
      for (const { labels, value } of values) this.set(labels, value);
    },
  });
}
