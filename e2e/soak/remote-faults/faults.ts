// Every way in which a remote can fail, and what the user and the operator see of it. `docs/faults.md` describes each.
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
  type BreakRemotes,
  type HandmadeParts,
} from './breakages';
import { componentNames, moduleOf, SCREEN } from './containers';
import type { Answer } from './faulty-site';

/** The fallback's texts after the name of the screen. */
export const SENTENCES = {
  gone: ['couldn’t load.', 'It couldn’t be downloaded. Try again.'],
  silent: ['couldn’t load.', 'It’s taking too long. Check your connection and try again.'],
  broken: ['couldn’t load.', 'It was downloaded, but didn’t start. Try again later.'],
  'too-new': ['can’t be shown.', 'Reload the page to get the current version.'],
  crashed: ['stopped working.', 'Try again; your queue is safe.'],
} as const;

/** Fallbacks come within this time, and within five seconds when nothing answers. */
export const FALLBACK_MS = 2000;
export const SILENCE_MS = 5000;

type Options = {
  /** The kind and stage that the page tells the server; nothing is told of a remote that works. */
  report?: `${string} ${string}` | undefined;
  /** From the click to what is shown. */
  limitMs?: number;
  /** The browser reports an uncaught error of the remote's own script. */
  throwsInPage?: true;
  /** Breaks this many remotes at once, all by default. */
  atOnce?: number;
  /** The build must not be requested. */
  isNotRequested?: true;
};

export type Fault = Options & {
  /** What the remote does. */
  name: string;
  breaks: BreakRemotes;
  /** What stands in the remote's place: a fallback, the screen itself, or the screen of the older build. */
  shows: keyof typeof SENTENCES | 'screen' | 'older build';
  limitMs: number;
};

const fault = (name: string, breaks: BreakRemotes, shows: Fault['shows'], more: Options = {}): Fault => ({
  name,
  breaks,
  shows,
  limitMs: FALLBACK_MS,
  ...more,
});

/** A fault of the download of the entry file. */
const download = (name: string, answer: Answer, shows: Fault['shows'], more?: Options) =>
  fault(name, entryAnswers(answer), shows, {
    report: `${shows === 'silent' ? 'silent' : 'gone'} download`,
    ...more,
  });

/** A fault of the downloaded code at a stage of its start. */
const start = (name: string, parts: HandmadeParts, stage: string, more?: Options) =>
  fault(name, runs(parts), 'broken', {
    report: `${stage === 'draw' ? 'crashed' : 'broken'} ${stage}`,
    ...more,
  });

/** A browser opens six connections to a server without HTTP/2; each hanging remote takes two, with its prefetch. */
const HANGING = { atOnce: 2, limitMs: SILENCE_MS };

const silent = (name: string, parts: HandmadeParts, stage: string) =>
  fault(name, runs(parts), 'silent', { report: `silent ${stage}`, ...HANGING });

/** The build is refused before it is requested. */
const refused = (name: string, change: object) =>
  fault(name, entriesChanged(change), 'too-new', { isNotRequested: true });

/** A fault of the current build while the published one is the older build. */
const healed = (
  name: string,
  parts: HandmadeParts,
  report: Options['report'],
  more?: Options,
  face?: Parameters<typeof runs>[1],
) =>
  fault(`${name} older build works`, runs(parts, { withPrevious: true, ...face }), 'older build', {
    report,
    ...more,
  });

const CRASH = `() => { throw new Error('Boom'); }`;
const NEVER = `() => new Promise(() => undefined)`;
const CRASH_LATER = `() => {
  const [isBroken, setBroken] = React.useState(false);
  React.useEffect(() => { const timer = setTimeout(() => setBroken(true), 50); return () => clearTimeout(timer); }, []);
  if (isBroken) throw new Error('Boom');
  return React.createElement('h1', null, 'For now');
}`;
const REJECT_OUTSIDE = `() => {
  React.useEffect(() => { Promise.reject(new Error('Boom')); }, []);
  return ${SCREEN};
}`;
const REMOVE_PLAYER = `() => {
  React.useEffect(() => document.getElementById('player')?.remove(), []);
  return ${SCREEN};
}`;
const NO_MODULE = `() => Promise.reject(new Error('Module "./remote" does not exist in container.'))`;

/** The faults of single remotes; the tests break all remotes of the registry at once. */
export const FAULTS: readonly Fault[] = [
  download('answers 404', status(404), 'gone'),
  download('answers 500', status(500), 'gone'),
  download('refuses the connection', refuseConnection, 'gone'),
  download('hangs', hang, 'silent', HANGING),
  fault('is slow', entryAnswers(drip(3000)), 'screen', { limitMs: SILENCE_MS }),
  download('is cut off', truncate, 'gone'),
  download('is tampered with', tamper, 'gone'),
  download('has the wrong media type', wrongType, 'gone'),
  download('answers with HTML', html, 'gone'),
  fault('was removed after later releases', runs({ answer: status(404) }), 'gone', {
    report: 'gone download',
  }),

  start('throws while it is evaluated', { start: `throw new Error('Boom');` }, 'start', {
    throwsInPage: true,
  }),
  start('has a syntax error', { script: 'var = {' }, 'start', { throwsInPage: true }),
  start('has no container', { script: 'void 0;' }, 'start'),
  start('throws in init', { init: CRASH }, 'init'),
  silent('hangs in init', { init: NEVER }, 'init'),
  start('exposes no module', { get: NO_MODULE }, 'get'),
  silent('hangs in get', { get: NEVER }, 'get'),
  start('throws in its factory', { get: `() => Promise.resolve(${CRASH})` }, 'check'),
  start('speaks another contract', { module: (remote) => moduleOf(remote, { contract: 2 }) }, 'check'),
  start('answers as another remote', { module: (remote) => moduleOf(remote, { name: 'other' }) }, 'check'),
  start('lacks its component', { module: (remote) => moduleOf(remote, { components: [] }) }, 'draw'),
  start('throws on the first render', { component: CRASH }, 'draw'),
  fault('throws later', runs({ component: CRASH_LATER }), 'crashed', { report: 'crashed draw' }),
  fault('rejects outside React', runs({ component: REJECT_OUTSIDE }), 'screen', { throwsInPage: true }),
  fault('draws nothing', runs({ component: '() => null' }), 'crashed', {
    report: 'crashed draw',
    // It is looked at five seconds after it was drawn.
    limitMs: FALLBACK_MS + SILENCE_MS,
  }),
  fault('removes the player bar', runs({ component: REMOVE_PLAYER }), 'screen'),

  refused('needs a newer kernel', { kernel: '^99.0.0' }),
  refused('has no hash', { integrity: undefined }),
  refused('has an odd hash', { integrity: 'sha256-AAAA' }),

  healed('answers 404, an', { answer: status(404) }, 'gone download'),
  // The older build is asked for when the time of the newer one is over.
  healed('hangs, an', { answer: hang }, 'silent download', {
    ...HANGING,
    limitMs: SILENCE_MS + FALLBACK_MS,
  }),
  healed('throws in init, an', { init: CRASH }, 'broken init'),
  healed('throws on the first render, an', { component: CRASH }, 'crashed draw'),
  healed(
    'lacks its component, an',
    { module: (remote) => moduleOf(remote, { components: [] }) },
    'crashed draw',
  ),
  healed(
    'names components that only the new build has, the',
    { answer: status(404) },
    'gone download',
    undefined,
    {
      face: (remote) => ({
        routes: remote.routes.map((route) => ({ ...route, component: `New${route.component}` })),
        widgets: componentNames(remote).map((name) => `New${name}`),
      }),
    },
  ),
];
