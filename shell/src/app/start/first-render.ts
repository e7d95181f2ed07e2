// The first render of the page, or the hydration of what the server painted.
import { diagnosticReported } from '@segue/stores';
import { createWatch, scopeBind, type Scope } from 'effector';
import { createElement, startTransition, useLayoutEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { nextTask } from '../../platform/next-task';
import { DrawnGate, remoteCrashed } from '../../platform/remotes';
import { removeMark, replayTypedText, takeTypedText, type PaintedPage } from './painted-page';

/** How long the session and the storage wait for a remote's screen that is not hydrated. */
const HYDRATION_LIMIT_MS = 3000;

/**
 * Renders into an emptied root. The first state is committed when this returns. Text that was typed into a painted screen is
 * typed again when the screen is drawn, however late its remote arrives.
 */
export function renderPage(root: Element, app: ReactNode, scope: Scope): void {
  const typeAgain = takeTypedText(root);
  removeMark(root);
  root.replaceChildren();
  if (typeAgain) {
    const stop = createWatch({
      unit: DrawnGate.open,
      scope,
      fn() {
        stop();
        typeAgain();
      },
    });
  }
  flushSync(() => createRoot(root).render(app));
}

/**
 * Hydrates the painted page, in short tasks between which the browser takes input; fulfilled when the last part is committed.
 * React hydrates the screen of a remote after the shell around it, and replaces what it finds different from the stores, so
 * these must not change before.
 */
export async function hydratePage(
  root: Element,
  app: ReactNode,
  scope: Scope,
  { container }: PaintedPage,
): Promise<void> {
  const report = scopeBind(diagnosticReported, { scope });
  const screen = container === null ? null : screenHydrated(scope, () => replayTypedText(root));
  let renderAgain = () => {};
  await new Promise<void>((resolve) => {
    const page = createElement(Committed, { onCommit: resolve, children: app });
    // React divides the work of transitions only.
    startTransition(() => {
      const hydrated = hydrateRoot(root, page, {
        onRecoverableError: (detail) =>
          report({ area: 'shell', message: 'The painted page could not be hydrated', detail }),
      });
      renderAgain = () => hydrated.render(page);
    });
  });
  await screen;
  if (container === null) replayTypedText(root);
  removeMark(root);
  await nextTask();
  // Components listen to their stores in effects, which React would run with the next render only: that of the session.
  flushSync(renderAgain);
}

type CommittedProps = { onCommit: () => void; children: ReactNode };

function Committed({ onCommit, children }: CommittedProps) {
  useLayoutEffect(onCommit, [onCommit]);
  return children;
}

/**
 * Fulfilled when a remote's screen is hydrated, has crashed, or takes too long. `onHydrated` is called within the commit, however
 * late that is.
 */
function screenHydrated(scope: Scope, onHydrated: () => void): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, HYDRATION_LIMIT_MS);
    const end = () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      resolve();
    };
    const fn = () => {
      onHydrated();
      end();
    };
    const stops = [
      createWatch({ unit: DrawnGate.open, scope, fn }),
      createWatch({ unit: remoteCrashed, scope, fn: end }),
    ];
  });
}
