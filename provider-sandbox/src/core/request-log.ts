/** Records every request with its answer, for assertions in tests. */

export type LogEntry = {
  number: number;
  at: string;
  service: string;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: string;
  user: string | null;
  fault: string | null;
  status: number | null;
  answer: string | null;
  tookMs: number | null;
};

export type LogFilter = { service?: string; method?: string; path?: string; user?: string; after?: string };

const LOG_LIMIT = 3000;

export type RequestLog = ReturnType<typeof createRequestLog>;

export function createRequestLog() {
  let entries: LogEntry[] = [];
  let count = 0;
  return {
    add(entry: Omit<LogEntry, 'number' | 'status' | 'answer' | 'tookMs'>): LogEntry {
      count += 1;
      const added: LogEntry = { number: count, ...entry, status: null, answer: null, tookMs: null };
      entries.push(added);
      if (entries.length > LOG_LIMIT) entries = entries.slice(-LOG_LIMIT / 2);
      return added;
    },
    list: (filter: LogFilter = {}) =>
      entries.filter(
        (entry) =>
          (filter.service === undefined || entry.service === filter.service) &&
          (filter.method === undefined || entry.method === filter.method) &&
          (filter.path === undefined || entry.path.startsWith(filter.path)) &&
          (filter.user === undefined || entry.user === filter.user) &&
          (filter.after === undefined || entry.number > Number(filter.after)),
      ),
    clear() {
      entries = [];
    },
  };
}
