// Elements of the frame that features add once they are loaded.
import { createPageStore } from '@segue/stores';
import { createEvent } from 'effector';
import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';

/** `banner`: a line below the header; `overlay`: over the page. */
export type LateElement = { place: 'banner' | 'overlay'; Element: ComponentType };

export const elementAdded = createEvent<LateElement>('elementAdded');

const $elements = createPageStore<readonly LateElement[]>([]).on(elementAdded, (elements, element) => [
  ...elements,
  element,
]);

export function LateElements({ place }: Pick<LateElement, 'place'>) {
  const elements = useUnit($elements).filter((element) => element.place === place);
  return elements.map(({ Element }, index) => <Element key={index} />);
}
