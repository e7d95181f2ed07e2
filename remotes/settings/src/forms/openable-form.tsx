import { Button } from '@segue/ui';
import { Form } from '@segue/ui/form';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Buttons, Card, CardText, SuccessMessage } from '../card';
import { useFocusOnClose } from '../focus';

type Close = (isDone?: boolean) => void;
type CardProps = {
  title: string;
  text?: string;
  /** On the button that opens the form. */
  openLabel: string;
  /** What is shown once the form has done its work. */
  done?: string;
  children: (close: Close) => ReactNode;
};

/** A card whose form opens at the press of a button. */
export function FormCard({ title, text, openLabel, done = '', children }: CardProps) {
  const [state, setState] = useState<'closed' | 'open' | 'done'>('closed');
  const isOpen = state === 'open';
  return (
    <Card title={title}>
      {text ? <CardText>{text}</CardText> : null}
      <Buttons>
        <Button
          ref={useFocusOnClose(isOpen)}
          aria-expanded={isOpen}
          onClick={() => setState(isOpen ? 'closed' : 'open')}
        >
          {openLabel}
        </Button>
      </Buttons>
      {isOpen ? children((isDone = false) => setState(isDone ? 'done' : 'closed')) : null}
      <SuccessMessage text={state === 'done' ? done : null} />
    </Card>
  );
}

type OpenProps<Field extends string> = Omit<ComponentProps<typeof Form<Field>>, 'actions'> & {
  submit: ComponentProps<typeof Button>;
  onClose: Close;
};

/** A form with a button that sends it and one that closes it. */
export function OpenForm<Field extends string>({ submit, onClose, ...props }: OpenProps<Field>) {
  const { isBusy } = props.form;
  const actions = (
    <Buttons>
      <Button type="submit" variant="primary" busy={isBusy} {...submit} />
      <Button disabled={isBusy} onClick={() => onClose()}>
        Cancel
      </Button>
    </Buttons>
  );
  return <Form<Field> {...(props as ComponentProps<typeof Form<Field>>)} actions={actions} />;
}
