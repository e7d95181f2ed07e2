import styled from 'styled-components';
import { ChevronDownIcon } from './icons/icons';
import { t } from './theme';

type Props<Value extends string> = {
  label: string;
  /** The label of each value. */
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
};

export function Select<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  return (
    <Frame>
      <Field aria-label={label} value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {Object.entries<string>(options).map(([id, words]) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </Field>
      <ChevronDownIcon size={16} />
    </Frame>
  );
}

const Frame = styled.span`
  position: relative;
  display: grid;
  align-items: center;
  svg {
    position: absolute;
    inset-inline-end: ${t('space.3')};
    color: ${t('colors.muted')};
    pointer-events: none;
  }
`;
const Field = styled.select`
  appearance: none;
  min-height: ${t('sizes.touch')};
  padding: 0 ${t('space.10')} 0 ${t('space.4')};
  border: 1px solid ${t('colors.outline')};
  border-radius: ${t('radii.field')};
  background: ${t('colors.card')};
  color: ${t('colors.text')};
  font: inherit;
  font-size: ${t('fontSizes.body')};
  transition: border-color ${t('motion.hover')};
  &:hover {
    border-color: ${t('colors.muted')};
  }
  /* Some systems draw the list in the colors of the page. */
  option {
    background: ${t('colors.floating')};
    color: ${t('colors.text')};
  }
`;
