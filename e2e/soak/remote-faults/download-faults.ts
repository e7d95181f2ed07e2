// Faults of the registry's entry and of the download.
import {
  drip,
  entriesChanged,
  entryAnswers,
  hang,
  html,
  refuseConnection,
  runs,
  status,
  tamper,
  truncate,
  wrongType,
} from './breakages';
import { SILENCE_MS, type Fault } from './fault';
import type { Answer } from './faulty-site';

/** A browser opens six connections to a server without HTTP/2; each hanging remote takes two, with its prefetch. */
export const HANGING_AT_ONCE = 2;

/** A fault of the download of the entry file. */
const download = (
  name: string,
  made: string,
  answer: Answer,
  shows: Fault['shows'],
  more: Partial<Fault> = {},
): Fault => ({ name, made, breaks: entryAnswers(answer), shows, report: 'failed download', ...more });

export const TRANSPORT: readonly Fault[] = [
  download('answers 404', 'the file is gone', status(404), 'gone'),
  download('answers 500', 'the server fails', status(500), 'gone'),
  download('refuses the connection', 'the socket is closed without an answer', refuseConnection, 'gone'),
  download('hangs', 'the server never answers', hang, 'silent', {
    atOnce: HANGING_AT_ONCE,
    limitMs: SILENCE_MS,
  }),
  {
    name: 'is slow',
    made: 'the file arrives over three seconds',
    breaks: entryAnswers(drip(3000)),
    shows: 'screen',
    limitMs: SILENCE_MS,
  },
  download('is cut off', 'half of the file', truncate, 'altered'),
  download('is tampered with', 'a statement is appended to the file', tamper, 'altered'),
  download('has the wrong media type', 'the file as text/plain, with nosniff', wrongType, 'gone'),
  download('answers with HTML', 'status 200 and a page in place of the script', html, 'altered'),
];

/** The build of a page that was opened long ago. */
export const PRUNED: readonly Fault[] = [
  {
    name: 'was removed after later releases',
    made: 'the page has an old registry, whose build is gone from the server',
    breaks: runs({ answer: status(404) }),
    shows: 'gone',
    report: 'failed download',
  },
];

export const ENTRIES: readonly Fault[] = [
  {
    name: 'needs a newer kernel',
    made: 'kernel ^99.0.0 in the registry',
    breaks: entriesChanged((remote) => ({ ...remote, kernel: '^99.0.0' })),
    shows: 'too-new',
    report: 'refused check',
    isNotRequested: true,
  },
  {
    name: 'has no hash',
    made: 'an entry of the registry without integrity',
    breaks: entriesChanged((remote) => ({ ...remote, integrity: undefined })),
    shows: 'too-new',
    isNotRequested: true,
  },
  {
    name: 'has an odd hash',
    made: 'sha256 in place of sha384',
    breaks: entriesChanged((remote) => ({ ...remote, integrity: 'sha256-AAAA' })),
    shows: 'too-new',
    isNotRequested: true,
  },
];
