import type { ReactNode } from 'react';
import styled from 'styled-components';
import { t } from './theme';

type Props = {
  children: ReactNode;
  id?: string;
  className?: string;
};

/** An error next to what caused it; screen readers announce it when it appears. */
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
