import { useId, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { ErrorMessage } from './error-message';
import { fieldInput, fieldLook, quietText, t, visuallyHidden } from './theme';

type Props = Omit<ComponentProps<'input'>, 'size'> & {
  label: string;
  hideLabel?: boolean;
  error?: ReactNode;
  hint?: ReactNode;
  leading?: ReactNode;
  trailing?: ReactNode;
};

export function TextField({ label, hideLabel = false, error, hint, leading, trailing, ...input }: Props) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const invalid = error ? true : input['aria-invalid'];
  const described = [input['aria-describedby'], hint && `${id}-hint`, error && `${id}-error`];
  return (
    <Field>
      <Label htmlFor={id} $hidden={hideLabel}>
        {label}
      </Label>
      <Box data-invalid={invalid === true || undefined}>
        {leading}
        <Input
          type="text"
          {...input}
          id={id}
          aria-invalid={invalid}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
        />
        {trailing}
      </Box>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Field>
  );
}

const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 6px;
  min-width: 0;
`;

const Label = styled.label<{ $hidden: boolean }>`
  color: ${t('colors.soft')};
  font-size: ${t('fontSizes.secondary')};
  font-weight: ${t('fontWeights.medium')};
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Box = styled.div`
  ${fieldLook}
  min-height: ${t('sizes.touch')};
`;

const Input = styled.input`
  ${fieldInput}
  height: 42px;
  &:disabled {
    opacity: 0.6;
  }
`;

const Hint = styled.p`
  ${quietText}
`;

const FieldError = styled(ErrorMessage)`
  font-size: ${t('fontSizes.secondary')};
`;
