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

/** A browser opens six connections to a server without HTTP/2; each hanging remote takes two, with its prefetch. */
export const HANGING_AT_ONCE = 2;

export const TRANSPORT: readonly Fault[] = [
  {
    name: 'answers 404',
    made: 'the file is gone',
    breaks: entryAnswers(status(404)),
    shows: 'gone',
    report: 'failed download',
  },
  {
    name: 'answers 500',
    made: 'the server fails',
    breaks: entryAnswers(status(500)),
    shows: 'gone',
    report: 'failed download',
  },
  {
    name: 'refuses the connection',
    made: 'the socket is closed without an answer',
    breaks: entryAnswers(refuseConnection),
    shows: 'gone',
    report: 'failed download',
  },
  {
    name: 'hangs',
    made: 'the server never answers',
    breaks: entryAnswers(hang),
    atOnce: HANGING_AT_ONCE,
    shows: 'silent',
    report: 'failed download',
    limitMs: SILENCE_MS,
  },
  {
    name: 'is slow',
    made: 'the file arrives over three seconds',
    breaks: entryAnswers(drip(3000)),
    shows: 'screen',
    limitMs: SILENCE_MS,
  },
  {
    name: 'is cut off',
    made: 'half of the file',
    breaks: entryAnswers(truncate),
    shows: 'altered',
    report: 'failed download',
  },
  {
    name: 'is tampered with',
    made: 'a statement is appended to the file',
    breaks: entryAnswers(tamper),
    shows: 'altered',
    report: 'failed download',
  },
  {
    name: 'has the wrong media type',
    made: 'the file as text/plain, with nosniff',
    breaks: entryAnswers(wrongType),
    shows: 'gone',
    report: 'failed download',
  },
  {
    name: 'answers with HTML',
    made: 'status 200 and a page in place of the script',
    breaks: entryAnswers(html),
    shows: 'altered',
    report: 'failed download',
  },
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
