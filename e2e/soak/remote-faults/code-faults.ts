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

export const STAGES: readonly Fault[] = [
  {
    name: 'throws while it is evaluated',
    made: 'the script throws in its first statement',
    breaks: runs({ start: `throw new Error('Boom');` }),
    shows: 'broken',
    report: 'failed start',
    throwsInPage: true,
  },
  {
    name: 'has a syntax error',
    made: 'the script cannot be parsed',
    breaks: runs({ script: 'var = {' }),
    shows: 'broken',
    report: 'failed start',
    throwsInPage: true,
  },
  {
    name: 'has no container',
    made: 'the script defines no global',
    breaks: runs({ script: 'void 0;' }),
    shows: 'broken',
    report: 'failed start',
  },
  {
    name: 'throws in init',
    made: 'init throws',
    breaks: runs({ init: CRASH }),
    shows: 'broken',
    report: 'failed init',
  },
  {
    name: 'hangs in init',
    made: 'init never settles',
    breaks: runs({ init: NEVER }),
    shows: 'silent',
    report: 'failed init',
    limitMs: SILENCE_MS,
  },
  {
    name: 'exposes no module',
    made: 'get rejects',
    breaks: runs({
      get: `() => Promise.reject(new Error('Module "./remote" does not exist in container.'))`,
    }),
    shows: 'broken',
    report: 'failed get',
  },
  {
    name: 'hangs in get',
    made: 'get never settles',
    breaks: runs({ get: NEVER }),
    shows: 'silent',
    report: 'failed get',
    limitMs: SILENCE_MS,
  },
  {
    name: 'throws in its factory',
    made: "the module's factory throws",
    breaks: runs({ get: `() => Promise.resolve(${CRASH})` }),
    shows: 'broken',
    report: 'failed check',
  },
  {
    name: 'speaks another contract',
    made: 'the module has contract 2',
    breaks: runs({ module: (remote) => moduleOf(remote, { contract: 2 }) }),
    shows: 'broken',
    report: 'failed check',
  },
  {
    name: 'answers as another remote',
    made: 'the module has another name',
    breaks: runs({ module: (remote) => moduleOf(remote, { name: 'other' }) }),
    shows: 'broken',
    report: 'failed check',
  },
  {
    name: 'lacks its component',
    made: 'the module has none of its screens',
    breaks: runs({ module: (remote) => moduleOf(remote, { components: [] }) }),
    shows: 'broken',
    report: 'failed draw',
  },
];

export const DRAWING: readonly Fault[] = [
  {
    name: 'throws on the first render',
    made: 'its components throw',
    breaks: runs({ component: CRASH }),
    shows: 'broken',
    report: 'failed draw',
  },
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
