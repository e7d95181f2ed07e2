import styled from 'styled-components';
import { visuallyHidden } from '../theme';

/** Words for screen readers alone. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
