// Faults of the current build while an older build of the same remote works.
import { hang, runs, status } from './breakages';
import { componentNames, moduleOf } from './containers';
import { HANGING_AT_ONCE } from './download-faults';
import { SILENCE_MS, type Fault } from './fault';

const CRASH = `() => { throw new Error('Boom'); }`;

export const WITH_OLDER_BUILD: readonly Fault[] = [
  {
    name: 'answers 404, an older build works',
    made: 'the current build is gone, the previous one is there',
    breaks: runs({ answer: status(404) }, { withPrevious: true }),
    shows: 'older build',
    report: 'healed check',
  },
  {
    name: 'hangs, an older build works',
    made: 'the current build never answers, the previous one is there',
    breaks: runs({ answer: hang }, { withPrevious: true }),
    atOnce: HANGING_AT_ONCE,
    shows: 'older build',
    report: 'healed check',
    limitMs: SILENCE_MS,
  },
  {
    name: 'throws in init, an older build works',
    made: 'init of the current build throws, the previous one is there',
    breaks: runs({ init: CRASH }, { withPrevious: true }),
    shows: 'older build',
    report: 'healed check',
  },
  {
    name: 'throws on the first render, an older build works',
    made: 'components of the current build throw, the previous one is there',
    breaks: runs({ component: CRASH }, { withPrevious: true }),
    shows: 'older build',
    report: 'healed check',
  },
  {
    name: 'lacks its component, an older build works',
    made: 'the current build has no screens, the previous one is there',
    breaks: runs({ module: (remote) => moduleOf(remote, { components: [] }) }, { withPrevious: true }),
    shows: 'older build',
    report: 'healed check',
  },
  {
    name: 'names components that only the new build has, the older build works',
    made: 'the current build is gone and renamed its screens, the previous one has its own routes',
    breaks: runs(
      { answer: status(404) },
      {
        withPrevious: true,
        face: (remote) => ({
          routes: remote.routes.map((route) => ({ ...route, component: `New${route.component}` })),
          widgets: componentNames(remote).map((name) => `New${name}`),
        }),
      },
    ),
    shows: 'older build',
    report: 'healed check',
  },
];
