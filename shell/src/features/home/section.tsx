// A section of the home screen: its heading, a control beside it, and its content.
import { t } from '@segue/ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

type Props = { title: string; control?: ReactNode; children: ReactNode };

export function HomeSection({ title, control, children }: Props) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {control}
      </Head>
      {children}
    </Section>
  );
}

const Section = styled.section`
  min-width: 0;
`;
const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 36px;
  margin-bottom: ${t('space.2')};
  h2 {
    font-size: ${t('fontSizes.section')};
    font-weight: ${t('fontWeights.bold')};
    letter-spacing: -0.014em;
  }
`;
