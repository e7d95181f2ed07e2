// One request to a provider, and the words for its answer. Answers are read raw, because an adapter drops the provider's text.
import { connectionProblem } from '../providers/connection-failures';
import { CheckError } from './report';

export type Answer = { status: number; body: unknown; retryAfter: string | null; location: string | null };

const TIMEOUT_MS = 10_000;
const TEXT_MAX_CHARACTERS = 200;

/** Returns every answer; throws when there is none. */
export async function ask(url: string, headers: Record<string, string>, form?: string): Promise<Answer> {
  const { host } = new URL(url);
  try {
    const response = await fetch(url, {
      ...(form === undefined ? {} : { method: 'POST', body: form }),
      headers: {
        accept: 'application/json; charset=utf-8',
        ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = parsed(await response.text());
    const { headers: answered, status } = response;
    return { status, body, retryAfter: answered.get('retry-after'), location: answered.get('location') };
  } catch (error) {
    const problem = connectionProblem(error);
    throw new CheckError(
      `${host} cannot be reached${problem ? ` (${problem.reason}): ${problem.advice}` : '.'}`,
    );
  }
}

/** Checks that the browser can load a player's script from its address. */
export async function askForScript(url: string): Promise<void> {
  const { status } = await ask(url, { accept: '*/*' });
  if (status !== 200) throw new CheckError(`The player's script ${url} answers ${status}.`);
}

/** The provider's error message in one line. */
export function errorTextOf({ status, body, retryAfter }: Answer): string {
  const error = fieldOf(body, 'error');
  const [first] = listOf(fieldOf(body, 'errors'));
  const candidates = [
    fieldOf(body, 'error_description'),
    error,
    fieldOf(error, 'message'),
    fieldOf(body, 'message'),
    fieldOf(first, 'error_message'),
    body,
  ];
  const message = candidates.find((text) => typeof text === 'string' && text !== '');
  const reset = fieldOf(fieldOf(first, 'meta'), 'reset_time');
  return [
    `status ${status}`,
    ...(message === undefined ? [] : [`“${String(message)}”`]),
    ...(retryAfter === null ? [] : [`try again in ${retryAfter} seconds`]),
    ...(typeof reset === 'string' ? [`try again after ${reset}`] : []),
  ].join(', ');
}

export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text.startsWith('<') ? '' : text.slice(0, TEXT_MAX_CHARACTERS).trim();
  }
}
