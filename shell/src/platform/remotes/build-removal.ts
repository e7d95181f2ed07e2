// Takes replaced builds off the page: their code, their units and what they left in the document.
import type { RemoteBuild, RemoteModule } from '@segue/federation';
import { diagnosticReported } from '@segue/stores';
import { createEvent, createWatch, scopeBind, type Scope, type Store } from 'effector';
import { pageSheet } from '../page-sheet';
import { removeTraces } from './document-traces';
import { marksOf } from './region';

type Removal = { module: RemoteModule; build: RemoteBuild };

/** These builds are on the screen no longer. */
export const buildsReplaced = createEvent<readonly Removal[]>('buildsReplaced');

export function wireBuildRemoval(scope: Scope): () => void {
  const report = scopeBind(diagnosticReported, { scope });
  const removeAll = (builds: readonly Removal[]) => {
    for (const { module, build } of builds) {
      removeScripts(build);
      try {
        module.dispose();
      } catch (error) {
        report({ area: module.name, message: `${module.name} could not be disposed of.`, detail: error });
      }
      removeValues(module, scope);
    }
    removeUnusedRules(pageSheet);
  };
  return createWatch({
    unit: buildsReplaced,
    scope,
    // React unmounts the parts of the build first: their gates close in the units that go with it.
    fn: (builds) => void setTimeout(removeAll, 0, builds),
  });
}

/** The number of a store's value; effector numbers them as they are made. */
const numberOf = ($mark: Store<number>) =>
  Number(($mark as unknown as { stateRef: { id: string } }).stateRef.id);

// `dispose` leaves the values in the scope, and with them the code that they point to; effector has no function for it.
export function removeValues(module: RemoteModule, scope: Scope): void {
  const [first = 0, end = 0] = marksOf(module)?.map(numberOf) ?? [];
  const { reg } = scope as unknown as { reg: Record<number, unknown> };
  for (let number = first; number < end; number += 1) delete reg[number];
}

function removeScripts({ container, entry, lazy }: RemoteBuild): void {
  for (const script of [entry, lazy?.entry]) if (script) removeTraces(script);
  const globals = window as unknown as Record<string, unknown>;
  // A global that a script declares cannot be deleted.
  globals[container] = undefined;
  // The list through which the lazy file gives its modules to the entry.
  delete globals[`rspackChunk${container}`];
  for (const element of document.head.querySelectorAll('script, link')) {
    const url = (element.getAttribute('src') ?? element.getAttribute('href'))?.replace(/\?retry=\d+$/, '');
    if (url && [entry, lazy?.entry].includes(url)) element.remove();
  }
  // The federation runtime keeps a list of all containers that it ever started.
  const { __FEDERATION__: runtime } = window as { __FEDERATION__?: { __INSTANCES__: { name: string }[] } };
  if (runtime) runtime.__INSTANCES__ = runtime.__INSTANCES__.filter(({ name }) => name !== container);
}

/**
 * Removes the rules of styled components and animations that nothing on the page uses: styled-components keeps them for
 * good. A component that is drawn later inserts its rules again, at the same place in the order.
 */
export function removeUnusedRules(sheet: typeof pageSheet): void {
  // The mini player mirrors the rules by their number.
  if ((window as { documentPictureInPicture?: { window: Window | null } }).documentPictureInPicture?.window)
    return;
  const isAnimation = (id: string) => id.startsWith('sc-keyframes-');
  const ids = [...sheet.names.keys()];
  const clear = (id: string) => {
    sheet.clearRules(id);
    // Else the list of the component's classes stays, empty.
    sheet.names.delete(id);
  };
  const isDrawn = (id: string) => document.getElementsByClassName(id).length > 0;
  for (const id of ids) if (!isAnimation(id) && !isDrawn(id)) clear(id);
  const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  );
  const isUsed = (name: string) =>
    rules.some((rule) => !rule.startsWith('@keyframes') && rule.includes(name));
  for (const id of ids.filter(isAnimation)) {
    if (![...(sheet.names.get(id) ?? [])].some(isUsed)) clear(id);
  }
}
