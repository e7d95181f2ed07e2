// A dialog of the shell that is downloaded when it is first opened.
import { send } from '@segue/kernel/bus';
import { lazyPart } from '@segue/ui';
import type { EventCallable, Store } from 'effector';
import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';
import { CHECK_CONNECTION } from '../remotes';

/** A failed download closes the dialog and shows a toast. */
export function lazyDialog<P extends object>(load: () => Promise<ComponentType<P>>) {
  const Dialog = lazyPart(load);
  function LazyDialog(props: P & { onClose: () => void }) {
    const giveUp = () => {
      send('notice/show', { text: `This part couldn’t load. ${CHECK_CONNECTION}` });
      props.onClose();
    };
    return <Dialog {...props} onLoadError={giveUp} />;
  }
  return Object.assign(LazyDialog, { preload: Dialog.preload });
}

export function dialogOutlet(
  $isOpen: Store<boolean>,
  closed: EventCallable<void>,
  load: () => Promise<ComponentType<{ onClose: () => void }>>,
) {
  const Dialog = lazyDialog(load);
  return function DialogOutlet() {
    const [isOpen, close] = useUnit([$isOpen, closed]);
    return isOpen ? <Dialog onClose={close} /> : null;
  };
}
