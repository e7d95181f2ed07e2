// Faults of the downloaded code: each stage of starting it, and drawing it.
import { runs } from './breakages';
import { moduleOf } from './containers';
import { SILENCE_MS, type Fault } from './fault';

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
  return React.createElement('h1', null, 'A screen by hand');
}`;

/** A fault of the code that shows that it did not start; `report` is the stage in the page's report. */
const start = (
  name: string,
  made: string,
  parts: Parameters<typeof runs>[0],
  report: 'start' | 'init' | 'get' | 'check' | 'draw',
  more: Partial<Fault> = {},
): Fault => ({ name, made, breaks: runs(parts), shows: 'broken', report: `failed ${report}`, ...more });

const SILENT = { shows: 'silent', limitMs: SILENCE_MS } as const;
const NO_MODULE = `() => Promise.reject(new Error('Module "./remote" does not exist in container.'))`;

export const STAGES: readonly Fault[] = [
  start(
    'throws while it is evaluated',
    'the script throws in its first statement',
    { start: `throw new Error('Boom');` },
    'start',
    { throwsInPage: true },
  ),
  start('has a syntax error', 'the script cannot be parsed', { script: 'var = {' }, 'start', {
    throwsInPage: true,
  }),
  start('has no container', 'the script defines no global', { script: 'void 0;' }, 'start'),
  start('throws in init', 'init throws', { init: CRASH }, 'init'),
  start('hangs in init', 'init never settles', { init: NEVER }, 'init', SILENT),
  start('exposes no module', 'get rejects', { get: NO_MODULE }, 'get'),
  start('hangs in get', 'get never settles', { get: NEVER }, 'get', SILENT),
  start(
    'throws in its factory',
    "the module's factory throws",
    { get: `() => Promise.resolve(${CRASH})` },
    'check',
  ),
  start(
    'speaks another contract',
    'the module has contract 2',
    { module: (remote) => moduleOf(remote, { contract: 2 }) },
    'check',
  ),
  start(
    'answers as another remote',
    'the module has another name',
    { module: (remote) => moduleOf(remote, { name: 'other' }) },
    'check',
  ),
  start(
    'lacks its component',
    'the module has none of its screens',
    { module: (remote) => moduleOf(remote, { components: [] }) },
    'draw',
  ),
];

export const DRAWING: readonly Fault[] = [
  start('throws on the first render', 'its components throw', { component: CRASH }, 'draw'),
  {
    name: 'throws later',
    made: 'its components throw after they were drawn',
    breaks: runs({ component: CRASH_LATER }),
    shows: 'crashed',
    report: 'crashed draw',
  },
  {
    name: 'rejects outside React',
    made: 'a promise of its component is rejected',
    breaks: runs({ component: REJECT_OUTSIDE }),
    shows: 'screen',
    throwsInPage: true,
  },
];
