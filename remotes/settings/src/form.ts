import { t } from '@segue/ui';
import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${t('space.4')};
`;
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t('space.2')};
`;
