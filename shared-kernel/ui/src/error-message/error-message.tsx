import type { ReactNode } from 'react';
import styled from 'styled-components';
import { t } from '../theme';

type Props = {
  /** The sentence; nothing is drawn for null. */
  children: ReactNode;
  /** For the field that it describes. */
  id?: string;
  className?: string;
};

/** What went wrong, in the place where it did; announced when it appears. */
export function ErrorMessage({ children, ...rest }: Props) {
  return children === null ? null : (
    <Text role="alert" {...rest}>
      {children}
    </Text>
  );
}

const Text = styled.p`
  color: ${t('colors.danger')};
`;
