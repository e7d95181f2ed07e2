import { Button } from '@segue/ui';
import { Form, FormField, useForm, type FormOptions } from '@segue/ui/form';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Buttons, Card, CardText, SuccessMessage } from '../card';
import { useFocusAfter } from '../focus';

type FieldSpec<Field extends string> = Omit<ComponentProps<typeof FormField<Field>>, 'form' | 'hint'> & {
  hint?: (value: string) => ReactNode;
};
type FormProps<Field extends string> = Omit<FormOptions<Field>, 'initial' | 'onDone'> & {
  fields: readonly FieldSpec<Field>[];
  submit: ComponentProps<typeof Button>;
};
type OpenProps<Field extends string> = FormProps<Field> & {
  onClose: (isDone?: boolean) => void;
  'aria-label'?: string;
};

/** An empty form with a button that sends it and one that closes it. */
function OpenForm<Field extends string>(props: OpenProps<Field>) {
  const { fields, submit, onClose, check, send, explain, ...label } = props;
  const initial = Object.fromEntries(fields.map(({ field }) => [field, ''])) as Record<Field, string>;
  const onDone = () => onClose(true);
  const form = useForm<Field>({ initial, check, send, explain, onDone });
  return (
    <Form
      {...label}
      form={form}
      actions={
        <Buttons>
          <Button type="submit" variant="primary" busy={form.isBusy} {...submit} />
          <Button disabled={form.isBusy} onClick={() => onClose()}>
            Cancel
          </Button>
        </Buttons>
      }
    >
      {fields.map(({ hint, ...input }) => (
        <FormField<Field> key={input.field} {...input} form={form} hint={hint?.(form.values[input.field])} />
      ))}
    </Form>
  );
}

/** A button, in whose place the form opens. */
export function OpenableForm<Field extends string>({
  openLabel,
  ...form
}: FormProps<Field> & { openLabel: string }) {
  const [isOpen, setOpen] = useState(false);
  const toggle = useFocusAfter<HTMLDivElement>(isOpen);
  if (isOpen) return <OpenForm {...form} aria-label={openLabel} onClose={() => setOpen(false)} />;
  return (
    <Buttons ref={toggle}>
      <Button aria-expanded={false} onClick={() => setOpen(true)}>
        {openLabel}
      </Button>
    </Buttons>
  );
}

type CardProps<Field extends string> = FormProps<Field> & {
  title: string;
  text?: string;
  openLabel: string;
  done?: string;
};

export function FormCard<Field extends string>(props: CardProps<Field>) {
  const { title, text, openLabel, done = '', ...form } = props;
  const [state, setState] = useState<'closed' | 'open' | 'done'>('closed');
  const isOpen = state === 'open';
  const toggle = useFocusAfter<HTMLDivElement>(isOpen);
  return (
    <Card title={title}>
      {text ? <CardText>{text}</CardText> : null}
      <Buttons ref={toggle}>
        <Button aria-expanded={isOpen} onClick={() => setState(isOpen ? 'closed' : 'open')}>
          {openLabel}
        </Button>
      </Buttons>
      {isOpen ? (
        <OpenForm {...form} onClose={(isDone = false) => setState(isDone ? 'done' : 'closed')} />
      ) : null}
      <SuccessMessage text={state === 'done' ? done : null} />
    </Card>
  );
}
