import { t } from '@segue/ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

export function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <CardSheet aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </CardSheet>
  );
}

export const CardText = styled.p`
  color: ${t('colors.muted')};
`;
export const Cards = styled.div`
  display: grid;
  gap: ${t('space.4')};
`;
export const CardSheet = styled.section`
  display: grid;
  gap: ${t('space.4')};
  padding: ${t('space.6')};
  border: 1px solid ${t('colors.hairline')};
  border-radius: ${t('radii.card')};
  background: ${t('colors.card')};
  h2 {
    font-size: ${t('fontSizes.section')};
  }
`;
