import styled, { keyframes } from 'styled-components';
import { t } from './theme';

/** Shows inside a control that a request is running; loading content uses a Skeleton instead. */
export const Spinner = () => <Ring aria-hidden="true" />;

const turn = keyframes`to { transform: rotate(1turn); }`;

const Ring = styled.span`
  display: inline-block;
  flex: none;
  width: 1.15em;
  height: 1.15em;
  border: 2px solid ${t('colors.outline')};
  border-top-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
`;
