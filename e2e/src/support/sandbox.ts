// Client of the sandbox's control API.
/** The sandbox's base URL. */
export const sandboxUrl = `http://127.0.0.1:${Number(process.env['E2E_PORT'] ?? 4310) + 1}`;

export type Fault = {
  service: `spotify-${'api' | 'sdk'}` | `soundcloud-${'api' | 'widget' | 'media'}` | 'musicserver';
  method?: string;
  path?: string;
  user?: string;
  query?: Record<string, string>;
  times?: number;
  always?: true;
  effect: string | Record<string, unknown>;
};

export type LoggedRequest = { service: string; method: string; path: string; body: string; status: number };

/** Adds a fault; limit it to a user or a track, because other tests run at the same time. */
export async function addFault(fault: Fault, sandbox = sandboxUrl): Promise<void> {
  await callSandbox('POST', '/faults', fault, sandbox);
}

/** Changes settings for all users; only for runs without parallel tests. */
export async function changeSettings(change: Record<string, unknown>): Promise<void> {
  await callSandbox('PATCH', '/settings', change);
}

/** Sends an event to the Spotify players of a user. */
export async function triggerPlayerEvent(user: string, event: string): Promise<void> {
  await callSandbox('POST', '/devices', { user, event });
}

/** The requests in the sandbox's log that match the filter, oldest first. */
export async function loggedRequests(filter: Record<string, string>): Promise<readonly LoggedRequest[]> {
  const { entries } = (await callSandbox('GET', `/log?${new URLSearchParams(filter)}`)) as {
    entries: LoggedRequest[];
  };
  return entries;
}

/** Removes all faults and restores the settings. */
export async function resetSandbox(): Promise<void> {
  await callSandbox('POST', '/reset');
}

async function callSandbox(method: string, path: string, body?: object, sandbox = sandboxUrl) {
  const content = body ? { body: JSON.stringify(body) } : {};
  const answer = await fetch(`${sandbox}/__sandbox${path}`, { method, ...content });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}: ${text}`);
  return text ? (JSON.parse(text) as unknown) : null;
}
