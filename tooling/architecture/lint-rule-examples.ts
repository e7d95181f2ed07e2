// One violation and one allowed text for every lint rule the project relies on.

export type LintRuleExample = { rule: string; file: string; breaks: string; keeps: string; keepsIn?: string };

const effectorFile = (text: string) =>
  `import { createEffect, createEvent, createStore, sample } from 'effector';\n${text}`;
const many = (count: number) =>
  Array.from({ length: count }, (_, line) => `export const n${line} = ${line};\n`).join('');

export const lintRuleExamples: LintRuleExample[] = [
  {
    rule: 'no-restricted-syntax',
    file: 'shell/src/default-door.ts',
    breaks: 'export default 1;\n',
    keeps: 'export const door = 1;\n',
  },
  {
    rule: 'no-restricted-syntax',
    file: 'shell/src/wide-door.ts',
    breaks: "export * from './default-door';\n",
    keeps: "export { door } from './default-door';\n",
  },
  {
    rule: 'no-restricted-syntax',
    file: 'shell/src/fragile.ts',
    breaks: "import { lazy } from 'react';\nexport const part = lazy;\n",
    keeps: "import { memo } from 'react';\nexport const part = memo;\n",
  },
  {
    rule: '@typescript-eslint/no-restricted-imports',
    file: 'shell/src/unshared-router-name.ts',
    breaks: "import { Form } from 'react-router-dom';\nexport const part = Form;\n",
    keeps: "import { Link } from 'react-router-dom';\nexport const part = Link;\n",
  },
  {
    rule: 'no-restricted-syntax',
    file: 'shell/src/lonely.test.ts',
    breaks: "test.only('one', () => {});\n",
    keeps: "test('one', () => {});\n",
  },
  {
    rule: 'no-restricted-syntax',
    file: 'shell/src/skipped.test.ts',
    breaks: "test.skip('one', () => {});\n",
    keeps: "test('one', () => {});\n",
  },
  {
    rule: 'no-restricted-syntax',
    file: 'e2e/src/journeys/pausing.spec.ts',
    breaks: 'export const walk = (page: any) => page.waitForTimeout(5);\n',
    keeps: 'export const walk = (page: { click(): void }) => page.click();\n',
  },
  {
    rule: 'no-restricted-imports',
    file: 'remotes/search/src/results/model.ts',
    breaks: "import { createStore } from 'effector';\nexport const $name = createStore('');\n",
    keeps:
      "import { createSessionStore } from '@segue/stores';\nexport const $name = createSessionStore('');\n",
  },
  {
    rule: 'no-restricted-imports',
    file: 'shared-kernel/stores/src/favorites/lists.ts',
    breaks: "import * as effector from 'effector';\nexport const $name = effector.createStore('');\n",
    keeps: "import { combine } from 'effector';\nexport const $name = combine({});\n",
  },
  {
    rule: 'no-restricted-imports',
    file: 'shell/src/features/auth/sign-in/view.tsx',
    breaks: "import { createRequestFx } from '@segue/api-client';\nexport const make = createRequestFx;\n",
    keeps: "import { createRequestFx } from '@segue/api-client';\nexport const make = createRequestFx;\n",
    keepsIn: 'shell/src/features/auth/sign-in/api.ts',
  },
  {
    rule: 'no-restricted-imports',
    file: 'remotes/library/src/favorites/tab.ts',
    breaks: "import { sessionEnded } from '@segue/api-client';\nexport const end = sessionEnded;\n",
    keeps: "import { failedWith } from '@segue/api-client';\nexport const is = failedWith;\n",
  },
  {
    rule: 'segue/request-failures',
    file: 'remotes/library/src/favorites/model.ts',
    breaks: "import { loadFx } from './api';\nexport const refused = loadFx.failData;\n",
    keeps: "import { loadFx } from './api';\nexport const refused = loadFx.failed;\n",
  },
  {
    rule: 'segue/file-names',
    file: 'shell/src/UserMenu.ts',
    breaks: 'export const menu = 1;\n',
    keeps: 'export const menu = 1;\n',
    keepsIn: 'shell/src/user-menu.ts',
  },
  {
    rule: 'segue/file-names',
    file: 'shell/src/utils/dates.ts',
    breaks: 'export const date = 1;\n',
    keeps: 'export const date = 1;\n',
    keepsIn: 'shell/src/calendar/dates.ts',
  },
  {
    rule: 'max-lines',
    file: 'shell/src/endless.ts',
    breaks: many(301),
    keeps: `${many(300)}\n// A comment is no line.\n`,
  },
  {
    rule: 'segue/long-file',
    file: 'shell/src/long.ts',
    breaks: many(201),
    keeps: `${many(200)}\n// A comment is no line.\n`,
  },
  {
    rule: 'no-console',
    file: 'shell/src/talking.ts',
    breaks: "console.log('hello');\n",
    keeps: "console.log('hello');\n",
    keepsIn: 'shared-kernel/stores/src/diagnostics/model.ts',
  },
  {
    rule: '@typescript-eslint/no-explicit-any',
    file: 'shell/src/anything.ts',
    breaks: 'export const use = (value: any) => value;\n',
    keeps: 'export const use = (value: unknown) => value;\n',
  },
  {
    rule: '@typescript-eslint/no-floating-promises',
    file: 'shell/src/swallowed.ts',
    breaks: 'export const go = () => { Promise.reject(new Error()); };\n',
    keeps: 'export const go = () => Promise.reject(new Error());\n',
  },
  {
    rule: 'effector/no-watch',
    file: 'shell/src/watching.ts',
    breaks: effectorFile('export const tick = createEvent();\ntick.watch(() => {});\n'),
    keeps: effectorFile('export const tick = createEvent();\n'),
  },
  {
    rule: 'effector/no-getState',
    file: 'shell/src/peeking.ts',
    breaks: effectorFile('const $n = createStore(0);\nexport const peek = () => $n.getState();\n'),
    keeps: effectorFile('export const $n = createStore(0);\n'),
  },
  {
    rule: 'effector/enforce-store-naming-convention',
    file: 'shell/src/named-store.ts',
    breaks: effectorFile('export const count = createStore(0);\n'),
    keeps: effectorFile('export const $count = createStore(0);\n'),
  },
  {
    rule: 'effector/enforce-effect-naming-convention',
    file: 'shell/src/named-effect.ts',
    breaks: effectorFile('export const load = createEffect(() => 1);\n'),
    keeps: effectorFile('export const loadFx = createEffect(() => 1);\n'),
  },
  {
    rule: 'effector/no-units-spawn-in-render',
    file: 'shell/src/spawning.tsx',
    breaks: effectorFile('export function View() { const e = createEvent(); return <b>{String(e)}</b>; }\n'),
    keeps: 'export function View() { return <b>still</b>; }\n',
  },
  {
    rule: 'react-hooks/rules-of-hooks',
    file: 'shell/src/hooked.tsx',
    breaks:
      "import { useState } from 'react';\nexport function View({ on }: { on: boolean }) { if (on) useState(1); return <b />; }\n",
    keeps:
      "import { useState } from 'react';\nexport function View() { const [text] = useState('a'); return <b>{text}</b>; }\n",
  },
];
