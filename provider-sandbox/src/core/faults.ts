/** The configured faults: which request fails, how, and how often. The newest matching fault wins. */
import { isRecord } from './bodies';
import { readEffect, type Effect, type KnownEffects } from './fault-effects';

export type Fault = {
  id: string;
  service: string;
  method?: string;
  /** The path inside the service, such as `/v1/search`; a trailing `*` matches any ending. */
  path?: string;
  user?: string;
  /** Each named query or form field must contain this text, ignoring case. */
  query?: Record<string, string>;
  remaining: number | 'always';
  name: string;
  effect: Effect;
};

export type ServiceRequest = {
  service: string;
  method: string;
  path: string;
  user: string | null;
  query: Record<string, string>;
};

/** What a fault may name. */
export type KnownFaults = { services: readonly string[]; effects: KnownEffects };

export type FaultList = ReturnType<typeof createFaultList>;

export function createFaultList(now: () => number, known: () => KnownFaults) {
  let faults: Fault[] = [];
  let count = 0;
  return {
    list: () => faults,
    add(description: unknown): Fault {
      count += 1;
      const fault = readFault(description, `fault-${count}`, now(), known());
      faults = [fault, ...faults];
      return fault;
    },
    remove(id: string): boolean {
      const before = faults.length;
      faults = faults.filter((fault) => fault.id !== id);
      return faults.length < before;
    },
    clear() {
      faults = [];
    },
    /** Returns the fault for this request and reduces its remaining count. */
    take(request: ServiceRequest): Fault | null {
      const fault = faults.find((candidate) => matches(candidate, request));
      if (!fault) return null;
      if (fault.remaining !== 'always') {
        fault.remaining -= 1;
        if (fault.remaining === 0) faults = faults.filter((other) => other !== fault);
      }
      return fault;
    },
  };
}

function matches(fault: Fault, request: ServiceRequest): boolean {
  if (fault.service !== request.service) return false;
  if (fault.method === undefined ? request.method === 'OPTIONS' : fault.method !== request.method)
    return false;
  if (fault.path !== undefined && !pathMatches(fault.path, request.path)) return false;
  if (fault.user !== undefined && fault.user !== request.user) return false;
  return Object.entries(fault.query ?? {}).every(([name, text]) =>
    (request.query[name] ?? '').toLowerCase().includes(text.toLowerCase()),
  );
}

function pathMatches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

const FIELDS = ['service', 'method', 'path', 'user', 'query', 'times', 'always', 'effect'];

function readFault(value: unknown, id: string, now: number, { services, effects }: KnownFaults): Fault {
  if (!isRecord(value)) throw new TypeError('A fault is an object.');
  const unknown = Object.keys(value).find((key) => !FIELDS.includes(key));
  if (unknown) throw new TypeError(`Unknown field "${unknown}" in a fault.`);
  const service = services.find((name) => name === value['service']);
  if (!service) throw new TypeError(`A fault needs a service: ${services.join(', ')}.`);
  const { method, path, user, query, effect } = value;
  const times = value['always'] === true ? 'always' : (value['times'] ?? 1);
  if (times !== 'always' && !(typeof times === 'number' && Number.isInteger(times) && times > 0)) {
    throw new TypeError('times is a whole number above 0, or say always: true.');
  }
  return {
    id,
    service,
    ...(typeof method === 'string' ? { method: method.toUpperCase() } : {}),
    ...(typeof path === 'string' ? { path } : {}),
    ...(typeof user === 'string' ? { user } : {}),
    ...(isRecord(query)
      ? { query: Object.fromEntries(Object.entries(query).map(([k, v]) => [k, String(v)])) }
      : {}),
    remaining: times,
    name: typeof effect === 'string' ? effect : isRecord(effect) ? String(effect['kind']) : 'unnamed',
    effect: readEffect(effect, now, effects),
  };
}
