import { type ComponentProps, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { MenuList } from './menu-list';

type TriggerProp = 'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'onClick' | 'onKeyDown';
type TriggerProps = Pick<ComponentProps<'button'>, TriggerProp> & {
  ref: RefObject<HTMLButtonElement | null>;
};

type Props = {
  label: string;
  trigger: (props: TriggerProps) => ReactNode;
  children: ReactNode;
};

/** A button that opens a menu. Arrows, Home, End and first letters move the focus; Escape closes. */
export function Menu({ label, trigger, children }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<'first' | 'last' | null>(null);
  const props: TriggerProps = {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': opened !== null,
    'aria-controls': opened ? id : undefined,
    onClick: () => setOpened((now) => (now ? null : 'first')),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      setOpened(event.key === 'ArrowDown' ? 'first' : 'last');
    },
  };
  return (
    <>
      {trigger(props)}
      {opened && (
        <MenuList id={id} label={label} anchor={button} startAt={opened} onClose={() => setOpened(null)}>
          {children}
        </MenuList>
      )}
    </>
  );
}
