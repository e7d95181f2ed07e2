// The examples of the rules for effector.
import type { LintRuleExample } from './lint-rule-examples';

const effectorFile = (text: string) =>
  `import { createEffect, createEvent, createStore, sample } from 'effector';\n${text}`;
/** Beside every example. */
export const neighbour = {
  file: 'remotes/library/src/ticking.ts',
  text: effectorFile('export const tick = createEvent();\n'),
};

export const effectorRuleExamples: LintRuleExample[] = [
  {
    rule: 'segue/no-watch',
    file: 'shell/src/watching.ts',
    breaks: effectorFile('export const tick = createEvent();\ntick.watch(() => {});\n'),
    keeps: effectorFile('export const tick = createEvent();\n'),
  },
  {
    rule: 'segue/no-get-state',
    file: 'shell/src/peeking.ts',
    breaks: effectorFile('const $n = createStore(0);\nexport const peek = () => $n.getState();\n'),
    keeps: effectorFile('export const $n = createStore(0);\n'),
  },
  {
    rule: 'segue/store-names',
    file: 'shell/src/named-store.ts',
    breaks: effectorFile('export const count = createStore(0);\n'),
    keeps: effectorFile('export const $count = createStore(0);\n'),
  },
  {
    rule: 'segue/effect-names',
    file: 'shell/src/named-effect.ts',
    breaks: effectorFile('export const load = createEffect(() => 1);\n'),
    keeps: effectorFile('export const loadFx = createEffect(() => 1);\n'),
  },
  {
    rule: 'segue/no-units-in-render',
    file: 'shell/src/spawning.tsx',
    breaks: effectorFile('export function View() { const e = createEvent(); return <b>{String(e)}</b>; }\n'),
    keeps: 'export function View() { return <b>still</b>; }\n',
  },
  {
    rule: 'segue/effect-names',
    file: 'shell/src/named-request.ts',
    breaks: "import { attach } from 'effector';\nexport const load = attach({ effect: loadFx });\n",
    keeps: "import { attach } from 'effector';\nexport const retryFx = attach({ effect: loadFx });\n",
  },
  {
    rule: 'segue/store-names',
    file: 'remotes/search/src/results/derived.ts',
    breaks:
      "import { $session } from '@segue/stores';\nexport const name = $session.map(({ name }) => name);\n",
    keeps:
      "import { $session } from '@segue/stores';\nexport const $name = $session.map(({ name }) => name);\n",
  },
  {
    rule: 'segue/store-names',
    file: 'remotes/search/src/results/waiting.ts',
    breaks: "import { loadFx } from './api';\nexport const waiting = loadFx.pending;\n",
    keeps: "import { loadFx } from './api';\nexport const $waiting = loadFx.pending;\n",
  },
  {
    rule: 'segue/gate-names',
    file: 'remotes/library/src/doors.ts',
    breaks: "import { createGate } from 'effector-react';\nexport const tabGate = createGate('TabGate');\n",
    keeps: "import { createGate } from 'effector-react';\nexport const TabGate = createGate('TabGate');\n",
  },
  {
    rule: 'segue/no-duplicate-on',
    file: 'shell/src/counting.ts',
    breaks: effectorFile(
      'const tick = createEvent();\nexport const $n = createStore(0)\n  .on(tick, (n) => n + 1)\n  .on([tick], (n) => n);\n',
    ),
    keeps: effectorFile(
      'const tick = createEvent();\nexport const $n = createStore(0).on(tick, (n) => n + 1);\n$n.on(tick.map(String), (n) => n);\n',
    ),
  },
  {
    rule: 'segue/scope-binding',
    file: 'remotes/library/src/unbound.tsx',
    breaks:
      "import { tick } from './ticking';\nexport const View = () => <button onClick={() => tick()}>Tick</button>;\n",
    keeps:
      "import { useUnit } from 'effector-react';\nimport { tick } from './ticking';\nexport function View() {\n  const onTick = useUnit(tick);\n  return <button onClick={onTick}>Tick</button>;\n}\n",
  },
  {
    rule: 'segue/scope-binding',
    file: 'shell/src/unbound-beside.tsx',
    breaks: effectorFile(
      'const loadFx = createEffect(() => 1);\nexport function useLoad() {\n  return () => void loadFx();\n}\n',
    ),
    keeps: effectorFile(
      "import { useUnit } from 'effector-react';\nconst loadFx = createEffect(() => 1);\nexport const useLoad = () => useUnit(loadFx);\n",
    ),
  },
  {
    rule: 'segue/no-units-in-render',
    file: 'shell/src/spawning-hook.ts',
    breaks: effectorFile('export const useTick = () => sample({ clock: createEvent() });\n'),
    keeps: effectorFile('export const createTick = () => sample({ clock: createEvent() });\n'),
  },
  {
    rule: 'segue/strict-effect-handlers',
    file: 'shell/src/mixing.ts',
    breaks: effectorFile(
      'const loadFx = createEffect(() => 1);\nexport const allFx = createEffect(async () => {\n  await fetch(String(1));\n  await loadFx();\n});\n',
    ),
    keeps: effectorFile(
      'const loadFx = createEffect(() => 1);\nexport const allFx = createEffect(async () => {\n  await loadFx();\n  await loadFx();\n});\n',
    ),
  },
  {
    rule: 'effector/no-useless-methods',
    file: 'shell/src/going-nowhere.ts',
    breaks: effectorFile('const tick = createEvent();\nsample({ clock: tick });\n'),
    keeps: effectorFile('const tick = createEvent();\nexport const tock = sample({ clock: tick });\n'),
  },
  {
    rule: 'effector/keep-options-order',
    file: 'shell/src/shuffled.ts',
    breaks: effectorFile('const tick = createEvent();\nsample({ target: tick, clock: tick });\n'),
    keeps: effectorFile('const tick = createEvent();\nsample({ clock: tick, target: tick });\n'),
  },
];
