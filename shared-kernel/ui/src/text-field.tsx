import { useId, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { ErrorMessage } from './error-message';
import { quietText, t, visuallyHidden } from './theme';

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
      <Box $invalid={invalid === true}>
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

const Box = styled.div<{ $invalid: boolean }>`
  display: flex;
  align-items: center;
  gap: ${t('space.3')};
  min-height: ${t('sizes.touch')};
  padding: 0 ${t('space.4')};
  border: 1px solid ${({ $invalid }) => ($invalid ? t('colors.danger') : t('colors.outline'))};
  border-radius: ${t('radii.field')};
  background: ${t('colors.card')};
  color: ${t('colors.muted')};
  transition:
    border-color ${t('motion.hover')},
    box-shadow ${t('motion.hover')};
  &:hover {
    border-color: ${({ $invalid }) => ($invalid ? t('colors.danger') : t('colors.muted'))};
  }
  &:focus-within {
    border-color: ${({ $invalid }) => ($invalid ? t('colors.danger') : t('colors.accent'))};
    box-shadow:
      inset 0 0 0 0.5px ${({ $invalid }) => ($invalid ? t('colors.danger') : t('colors.accent'))},
      0 0 0 4px ${t('colors.accentGlow')};
  }
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 42px;
  padding: 0;
  border: 0;
  background: none;
  color: ${t('colors.text')};
  /* The box around the input shows the focus ring. Below 16 px a phone would zoom into the field. */
  outline: none !important;
  font-size: 1rem;
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
