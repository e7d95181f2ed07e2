// One violation and one allowed text for every lint rule the project relies on.

export type LintRuleExample = { rule: string; file: string; breaks: string; keeps: string; keepsIn?: string };

const many = (count: number) =>
  Array.from({ length: count }, (_, line) => `export const n${line} = ${line};\n`).join('');

export const lintRuleExamples: LintRuleExample[] = [
  {
    rule: 'segue/no-default-export',
    file: 'shell/src/default-door.ts',
    breaks: 'export default 1;\n',
    keeps: 'export const door = 1;\n',
  },
  {
    rule: 'segue/no-wildcard-export',
    file: 'shell/src/wide-door.ts',
    breaks: "export * from './default-door';\n",
    keeps: "export { door } from './default-door';\n",
  },
  {
    rule: 'segue/no-lazy',
    file: 'shell/src/fragile.ts',
    breaks: "import { lazy } from 'react';\nexport const part = lazy;\n",
    keeps: "import { memo } from 'react';\nexport const part = memo;\n",
  },
  {
    rule: 'eslint/no-restricted-imports',
    file: 'shell/src/unshared-router-name.ts',
    breaks: "import { Form } from 'react-router-dom';\nexport const part = Form;\n",
    keeps: "import { Link } from 'react-router-dom';\nexport const part = Link;\n",
  },
  {
    rule: 'segue/every-test-runs',
    file: 'shell/src/lonely.test.ts',
    breaks: "test.only('one', () => {});\n",
    keeps: "test('one', () => {});\n",
  },
  {
    rule: 'segue/every-test-runs',
    file: 'shell/src/skipped.test.ts',
    breaks: "test.skip('one', () => {});\n",
    keeps: "test('one', () => {});\n",
  },
  {
    rule: 'segue/no-pauses',
    file: 'e2e/src/journeys/pausing.spec.ts',
    breaks: 'export const walk = (page: any) => page.waitForTimeout(5);\n',
    keeps: 'export const walk = (page: { click(): void }) => page.click();\n',
  },
  {
    rule: 'eslint/no-restricted-imports',
    file: 'remotes/search/src/results/model.ts',
    breaks: "import { createStore } from 'effector';\nexport const $name = createStore('');\n",
    keeps:
      "import { createSessionStore } from '@segue/stores';\nexport const $name = createSessionStore('');\n",
  },
  {
    rule: 'eslint/no-restricted-imports',
    file: 'shared-kernel/stores/src/favorites/lists.ts',
    breaks: "import * as effector from 'effector';\nexport const $name = effector.createStore('');\n",
    keeps: "import { combine } from 'effector';\nexport const $name = combine({});\n",
  },
  {
    rule: 'eslint/no-restricted-imports',
    file: 'shell/src/features/auth/sign-in/view.tsx',
    breaks: "import { createRequestFx } from '@segue/api-client';\nexport const make = createRequestFx;\n",
    keeps: "import { createRequestFx } from '@segue/api-client';\nexport const make = createRequestFx;\n",
    keepsIn: 'shell/src/features/auth/sign-in/api.ts',
  },
  {
    rule: 'eslint/no-restricted-imports',
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
    rule: 'eslint/max-lines',
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
    rule: 'eslint/no-console',
    file: 'shell/src/talking.ts',
    breaks: "console.log('hello');\n",
    keeps: "console.log('hello');\n",
    keepsIn: 'shared-kernel/stores/src/diagnostics/model.ts',
  },
  {
    rule: 'typescript/no-explicit-any',
    file: 'shell/src/anything.ts',
    breaks: 'export const use = (value: any) => value;\n',
    keeps: 'export const use = (value: unknown) => value;\n',
  },
  {
    rule: 'typescript/no-floating-promises',
    file: 'shell/src/swallowed.ts',
    breaks: 'export const go = () => { Promise.reject(new Error()); };\n',
    keeps: 'export const go = () => Promise.reject(new Error());\n',
  },
  {
    rule: 'react-hooks/rules-of-hooks',
    file: 'shell/src/hooked.tsx',
    breaks:
      "import { useState } from 'react';\nexport function View({ on }: { on: boolean }) { if (on) useState(1); return <b />; }\n",
    keeps:
      "import { useState } from 'react';\nexport function View() { const [text] = useState('a'); return <b>{text}</b>; }\n",
  },
  {
    rule: 'eslint/no-undef',
    file: 'tooling/start/unknown.mjs',
    breaks: 'process.exitCode = nothing;\n',
    keeps: 'process.exitCode = Number(document.title);\n',
  },
  {
    rule: 'eslint/no-unused-vars',
    file: 'tooling/start/forgotten.mjs',
    breaks: 'const one = 1;\n',
    keeps: 'const [_one, two] = [1, 2];\nprocess.exitCode = two;\n',
  },
  {
    rule: 'typescript/switch-exhaustiveness-check',
    file: 'shell/src/choosing.ts',
    breaks:
      "export function f(kind: 'a' | 'b') {\n  switch (kind) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}\n",
    keeps:
      "export function f(kind: 'a' | 'b') {\n  switch (kind) {\n    case 'a':\n      return 1;\n    default:\n      return 2;\n  }\n}\n",
  },
  {
    rule: 'typescript/consistent-type-imports',
    file: 'shell/src/type-import.ts',
    breaks: "import { Track } from '@segue/contract';\nexport const of = (track: Track) => track;\n",
    keeps: "import { type Track } from '@segue/contract';\nexport const of = (track: Track) => track;\n",
  },
  {
    rule: 'jsx-a11y/alt-text',
    file: 'shell/src/unseen.tsx',
    breaks: 'export const View = () => <img src="/a.png" />;\n',
    keeps: 'export const View = () => <img src="/a.png" alt="" />;\n',
  },
  {
    rule: 'testing-library/no-wait-for-side-effects',
    file: 'shell/src/waiting.test.tsx',
    breaks:
      "import { fireEvent, waitFor } from '@testing-library/react';\ntest('it', () => waitFor(() => { fireEvent.click(document.body); }));\n",
    keeps:
      "import { waitFor } from '@testing-library/react';\ntest('it', () => waitFor(() => expect(document.title).toBe('')));\n",
  },
];
