// One violation for every lint rule the project relies on. What the rules allow is this repository itself.

const many = (count: number) =>
  Array.from({ length: count }, (_, line) => `export const n${line} = ${line};\n`).join('');
const effector = (text: string) =>
  `import { createEffect, createEvent, createStore, sample } from 'effector';\n${text}`;

/** Beside every example. */
export const neighbour = [
  'shared-kernel/kernel/src/state/ticking.ts',
  effector('export const tick = createEvent();'),
] as const;

type Example = [rule: string, file: string, text: string];

export const lintRuleExamples: Example[] = [
  ['segue/no-default-export', 'shell/src/default-door.ts', 'export default 1;'],
  ['segue/no-wildcard-export', 'shell/src/wide-door.ts', "export * from './default-door';"],
  ['segue/no-lazy', 'shell/src/fragile.ts', "import { lazy } from 'react'; export const part = lazy;"],
  ['segue/every-test-runs', 'shell/src/lonely.test.ts', "test.only('one', () => {});"],
  ['segue/every-test-runs', 'shell/src/skipped.test.ts', "xtest('one', () => {});"],
  [
    'segue/no-pauses',
    'e2e/src/journeys/pausing.spec.ts',
    'export const walk = (page) => page.waitForTimeout(5);',
  ],
  ['segue/file-names', 'shell/src/UserMenu.ts', 'export const menu = 1;'],
  ['segue/file-names', 'shell/src/utils/dates.ts', 'export const date = 1;'],
  ['segue/long-file', 'shell/src/long.ts', many(201)],
  [
    'segue/request-failures',
    'remotes/library/src/favorites/model.ts',
    "import { loadFx } from './api'; export const refused = loadFx.failData;",
  ],
  ['eslint/max-lines', 'shell/src/endless.ts', many(301)],
  ['eslint/no-console', 'shell/src/talking.ts', "console.log('hello');"],
  ['eslint/no-undef', 'tooling/start/unknown.mjs', 'process.exitCode = nothing;'],
  ['eslint/no-unused-vars', 'tooling/start/forgotten.mjs', 'const one = 1;'],
  [
    'eslint/no-restricted-imports',
    'shell/src/unshared-name.ts',
    "import { Form } from 'react-router-dom'; export const part = Form;",
  ],
  [
    'eslint/no-restricted-imports',
    'remotes/search/src/results/model.ts',
    "import { createStore } from 'effector'; export const $name = createStore('');",
  ],
  [
    'eslint/no-restricted-imports',
    'shell/src/features/view.tsx',
    "import { createRequestFx } from '@segue/kernel/request'; export const make = createRequestFx;",
  ],
  [
    'eslint/no-restricted-imports',
    'remotes/library/src/tab.ts',
    "import { sessionEnded } from '@segue/kernel/request'; export const end = sessionEnded;",
  ],
  ['typescript/no-explicit-any', 'shell/src/anything.ts', 'export const use = (value: any) => value;'],
  [
    'typescript/no-floating-promises',
    'shell/src/swallowed.ts',
    'export const go = () => { Promise.reject(new Error()); };',
  ],
  [
    'typescript/consistent-type-imports',
    'shell/src/type-import.ts',
    "import { Track } from '@segue/contract'; export const of = (track: Track) => track;",
  ],
  [
    'typescript/switch-exhaustiveness-check',
    'shell/src/choosing.ts',
    "export function f(kind: 'a' | 'b') { switch (kind) { case 'a': return 1; } return 2; }",
  ],
  [
    'react-hooks/rules-of-hooks',
    'shell/src/hooked.tsx',
    "import { useState } from 'react'; export function View({ on }) { if (on) useState(1); return <b />; }",
  ],
  ['jsx-a11y/alt-text', 'shell/src/unseen.tsx', 'export const View = () => <img src="/a.png" />;'],
  [
    'testing-library/no-wait-for-side-effects',
    'shell/src/waiting.test.tsx',
    "import { fireEvent, waitFor } from '@testing-library/react';\ntest('it', () => waitFor(() => { fireEvent.click(document.body); }));",
  ],
  ['segue/no-watch', 'shell/src/watching.ts', effector('createEvent().watch(() => {});')],
  [
    'segue/no-get-state',
    'shell/src/peeking.ts',
    effector('export const peek = () => createStore(0).getState();'),
  ],
  ['segue/effect-names', 'shell/src/named-effect.ts', effector('export const load = createEffect(() => 1);')],
  [
    'segue/store-names',
    'remotes/search/src/derived.ts',
    "import { $session } from '@segue/kernel/state'; export const name = $session.map(({ name }) => name);",
  ],
  [
    'segue/gate-names',
    'remotes/library/src/doors.ts',
    "import { createGate } from 'effector-react'; export const tabGate = createGate('TabGate');",
  ],
  [
    'segue/no-duplicate-on',
    'shell/src/counting.ts',
    effector(
      'const tick = createEvent();\nexport const $n = createStore(0).on(tick, (n) => n + 1).on([tick], (n) => n);',
    ),
  ],
  [
    'segue/scope-binding',
    'remotes/library/src/unbound.tsx',
    "import { tick } from '@segue/kernel/state'; export const View = () => <button onClick={() => tick()}>Tick</button>;",
  ],
  [
    'segue/scope-binding',
    'shell/src/unbound-beside.ts',
    effector(
      'const loadFx = createEffect(() => 1);\nexport function useLoad() { return () => void loadFx(); }',
    ),
  ],
  [
    'segue/no-units-in-render',
    'shell/src/spawning-hook.ts',
    effector('export const useTick = () => sample({ clock: createEvent() });'),
  ],
  [
    'segue/strict-effect-handlers',
    'shell/src/mixing.ts',
    effector(
      'const loadFx = createEffect(() => 1);\nexport const allFx = createEffect(async () => { await fetch(String(1)); await loadFx(); });',
    ),
  ],
  [
    'effector/no-useless-methods',
    'shell/src/going-nowhere.ts',
    effector('const tick = createEvent();\nsample({ clock: tick });'),
  ],
  [
    'effector/keep-options-order',
    'shell/src/shuffled.ts',
    effector('const tick = createEvent();\nsample({ target: tick, clock: tick });'),
  ],
];
