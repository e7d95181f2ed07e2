// Tells why the script of a build could not be loaded: the browser's error event does not say.
import type { FailureKind, RemoteBuild } from './remote-state';

const LIMIT_MS = 1000;

// Each file is asked for once: retries must not double the requests. Files belong to the page, not to a scope.
const kinds = new Map<string, Promise<FailureKind>>();

/** The kind of failure of a build's script, by one more request for its file. */
export function kindOfDownloadFailure({ entry, integrity }: RemoteBuild): Promise<FailureKind> {
  const kind = kinds.get(entry) ?? inspect(entry, integrity);
  kinds.set(entry, kind);
  return kind;
}

async function inspect(entry: string, integrity: string): Promise<FailureKind> {
  try {
    const answer = await fetch(entry, { signal: AbortSignal.timeout(LIMIT_MS) });
    if (!answer.ok) return 'gone';
    return (await hashOf(answer)) === integrity ? 'gone' : 'altered';
  } catch {
    return 'gone';
  }
}

async function hashOf(answer: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', await answer.arrayBuffer());
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
