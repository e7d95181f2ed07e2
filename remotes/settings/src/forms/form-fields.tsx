// The parts that the forms of the settings share.
import { Button, type TextField } from '@segue/ui';
import { useUnit } from 'effector-react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Buttons, Card, CardText, ErrorPanel, Form, SuccessMessage } from '../card';
import { useFocusOnClose, useFormFocus } from '../focus';
import type { FormModel } from './form-model';

type FieldProps<Field extends string> = Omit<ComponentProps<typeof TextField>, 'form'> & {
  form: FormModel<Field>;
  field: Field;
  Input: ComponentType<ComponentProps<typeof TextField>>;
};

/** A field with its value; an error of this field alone is shown below it, unless `aria-describedby` names another place. */
export function FormField<Field extends string>({
  form,
  field,
  Input,
  'aria-describedby': errorId,
  ...input
}: FieldProps<Field>) {
  const [values, errors, onChange] = useUnit([form.$values, form.$errors, form.changed]);
  const error = errors.find(({ fields }) => fields.includes(field));
  return (
    <Input
      {...input}
      value={values[field]}
      onChange={({ target }) => onChange({ field, value: target.value })}
      {...(errorId === undefined
        ? { error: error?.text }
        : error && { 'aria-invalid': true, 'aria-describedby': errorId })}
    />
  );
}

type CardProps<Field extends string> = {
  form: FormModel<Field>;
  title: string;
  text?: string;
  /** On the button that opens the form. */
  openLabel: string;
  submit: ComponentProps<typeof Button>;
  /** Errors are shown together in one panel with this id, and not below their fields. */
  errorId?: string;
  children: ReactNode;
};

/** A card whose form opens at the press of a button. */
export function FormCard<Field extends string>({
  form,
  title,
  text,
  openLabel,
  ...fields
}: CardProps<Field>) {
  const [isOpen, isSending, success, onToggle] = useUnit([
    form.$isOpen,
    form.$isSending,
    form.$success,
    form.toggled,
  ]);
  const toggle = useFocusOnClose(isOpen);
  return (
    <Card title={title}>
      {text ? <CardText>{text}</CardText> : null}
      <Buttons>
        <Button ref={toggle} aria-expanded={isOpen} disabled={isSending} onClick={() => onToggle()}>
          {openLabel}
        </Button>
      </Buttons>
      {isOpen ? <OpenForm form={form} {...fields} /> : null}
      <SuccessMessage text={success} />
    </Card>
  );
}

type OpenProps<Field extends string> = Pick<CardProps<Field>, 'form' | 'submit' | 'errorId' | 'children'> & {
  'aria-label'?: string;
};

export function OpenForm<Field extends string>({
  form,
  submit,
  errorId,
  children,
  ...label
}: OpenProps<Field>) {
  const [errors, isSending, onCancel] = useUnit([form.$errors, form.$isSending, form.cancelled]);
  const error = errors.find(({ fields }) => errorId !== undefined || fields.length === 0);
  return (
    <Form {...useFormSubmit(form)} {...label}>
      {children}
      <ErrorPanel id={errorId} error={error?.text ?? null} />
      <Buttons>
        <Button type="submit" variant="primary" busy={isSending} {...submit} />
        <Button disabled={isSending} onClick={() => onCancel()}>
          Cancel
        </Button>
      </Buttons>
    </Form>
  );
}

export function useFormSubmit<Field extends string>(form: FormModel<Field>) {
  const [rejections, isBusy, submit] = useUnit([form.$rejections, form.$isSending, form.submitted]);
  return useFormFocus({ rejections, isBusy, onSubmit: () => submit() });
}
