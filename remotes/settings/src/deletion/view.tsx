import { Button, TextField } from '@segue/ui';
import { PasswordField } from '@segue/ui/password-field';
import { useUnit } from 'effector-react';
import { Card, CardText } from '../card';
import { useFocusOnClose, useFormFocus } from '../focus';
import { Buttons, Form } from '../form';
import { ErrorPanel } from '../messages';
import {
  $errors,
  $isDeleting,
  $isOpen,
  $rejections,
  $values,
  CONFIRMATION,
  fieldChanged,
  formSubmitted,
  formToggled,
} from './model';

export function AccountDeletion() {
  const [isOpen, isDeleting, onToggle] = useUnit([$isOpen, $isDeleting, formToggled]);
  const toggle = useFocusOnClose(isOpen);
  return (
    <Card title="Delete account">
      <CardText>
        Deletes your account with its favorites, playlists and connections, at once and for good.
      </CardText>
      <Buttons>
        <Button ref={toggle} aria-expanded={isOpen} disabled={isDeleting} onClick={() => onToggle()}>
          Delete account
        </Button>
      </Buttons>
      {isOpen ? <DeletionForm /> : null}
    </Card>
  );
}

function DeletionForm() {
  const [values, errors, rejections, isDeleting] = useUnit([$values, $errors, $rejections, $isDeleting]);
  const [onChange, onSubmit, onCancel] = useUnit([fieldChanged, formSubmitted, formToggled]);
  return (
    <Form {...useFormFocus({ rejections, isBusy: isDeleting, onSubmit })}>
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        value={values.password}
        error={errors.password}
        onChange={(event) => onChange({ field: 'password', value: event.target.value })}
      />
      <TextField
        label={`Type ${CONFIRMATION} to confirm`}
        autoComplete="off"
        autoCapitalize="characters"
        value={values.confirmation}
        error={errors.confirmation}
        onChange={(event) => onChange({ field: 'confirmation', value: event.target.value })}
      />
      <ErrorPanel error={errors.form ?? null} />
      <Buttons>
        <Button type="submit" variant="danger" busy={isDeleting}>
          Delete my account
        </Button>
        <Button disabled={isDeleting} onClick={() => onCancel()}>
          Cancel
        </Button>
      </Buttons>
    </Form>
  );
}
