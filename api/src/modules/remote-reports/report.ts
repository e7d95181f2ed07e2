// What a page sends about the remotes it loaded. The page may be hostile: every field has bounds.
import type { RemoteReport } from '@segue/contract';
import * as z from 'zod/mini';

export const REPORT_MAX_BYTES = 4096;

/** Names of folders below `releases`, so they can hold no path. */
const REMOTE_NAME = /^[a-z][a-z0-9-]{0,63}$/;

const text = (maximum: number) => z.string().check(z.maxLength(maximum));

const eventSchema: z.ZodMiniType<RemoteReport> = z.object({
  remote: z.string().check(z.regex(REMOTE_NAME)),
  version: text(80),
  container: text(120),
  kind: z.enum(['loaded', 'failed', 'healed', 'crashed', 'refused', 'swapped']),
  stage: z.enum(['download', 'start', 'init', 'get', 'check', 'draw']),
  /** An hour at most: a clock that jumps is not a load time. */
  ms: z.number().check(z.gte(0), z.lte(3_600_000)),
  attempt: z.int().check(z.gte(1), z.lte(1000)),
});

export const reportSchema = z.object({
  /** Drawn at random by the page and forgotten with it; tells reports of one page from those of many. */
  page: z.string().check(z.regex(/^[0-9a-z]{8,32}$/)),
  revision: text(400),
  /** Kernel version of the page's shell. */
  shell: text(80),
  /** Events that did not fit. */
  dropped: z.int().check(z.gte(0)),
  events: z.array(eventSchema).check(z.maxLength(40)),
});
