import styled from 'styled-components';
import { t } from '../theme';
/** An error next to what caused it; screen readers announce it when it appears. */
export function ErrorMessage({ children, ...rest }) {
    return children === null ? null : (<Text role="alert" {...rest}>
      {children}
    </Text>);
}
const Text = styled.p `
  color: ${t('colors.danger')};
`;
