import { t } from '@segue/ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

/** A section of the home screen below its heading. */
export function HomeSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-rows: auto 1fr;
  min-width: 0;
  h2 {
    margin-bottom: ${t('space.2')};
    font-size: ${t('fontSizes.section')};
    font-weight: ${t('fontWeights.bold')};
    line-height: 36px;
    letter-spacing: -0.014em;
  }
`;
