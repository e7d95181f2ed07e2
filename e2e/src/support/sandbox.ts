// The control door of the provider stand-ins: what a journey asks of them before it walks.
const SANDBOX = `http://127.0.0.1:${Number(process.env['E2E_PORT'] ?? 4310) + 1}`;

export type Fault = {
  service:
    | 'spotify-accounts'
    | 'spotify-api'
    | 'spotify-sdk'
    | 'spotify-media'
    | 'soundcloud-auth'
    | 'soundcloud-api'
    | 'soundcloud-widget'
    | 'soundcloud-media';
  method?: string;
  path?: string;
  user?: string;
  query?: Record<string, string>;
  times?: number;
  always?: true;
  effect: string | Record<string, unknown>;
};

export type LoggedRequest = { service: string; method: string; path: string; body: string; status: number };

/** Where the stand-ins listen. */
export const sandboxUrl = SANDBOX;

/** Orders one fault; name a person or a track, because other journeys run beside this one. */
export async function addFault(fault: Fault): Promise<void> {
  await ask('POST', '/faults', fault);
}

/** Changes how the stand-ins behave for everybody; only for runs that have them alone. */
export async function changeSettings(change: Record<string, unknown>): Promise<void> {
  await ask('PATCH', '/settings', change);
}

/** Lets the players of one person live through something. */
export async function provoke(user: string, event: string): Promise<void> {
  await ask('POST', '/devices', { user, event });
}

/** The requests the stand-ins answered, oldest first. */
export async function requestsTo(wanted: Record<string, string>): Promise<readonly LoggedRequest[]> {
  const { entries } = (await ask('GET', `/log?${new URLSearchParams(wanted)}`)) as {
    entries: LoggedRequest[];
  };
  return entries;
}

/** Takes back faults and settings. */
export async function resetSandbox(): Promise<void> {
  await ask('POST', '/reset');
}

async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`${SANDBOX}/__sandbox${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}: ${text}`);
  return text ? (JSON.parse(text) as unknown) : null;
}
