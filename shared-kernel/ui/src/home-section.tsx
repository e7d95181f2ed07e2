import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { figures, t } from './theme';

type Props = {
  title: ReactNode;
  count?: number;
  control?: ReactNode;
  children: ReactNode;
};

export function HomeSection({ title, count, control, children }: Props) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {count === undefined ? null : <Count>{count}</Count>}
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
  flex-wrap: wrap;
  align-items: center;
  gap: ${t('space.2')};
  min-height: 36px;
  margin-bottom: ${t('space.2')};
  h2 {
    font-size: ${t('fontSizes.section')};
    font-weight: ${t('fontWeights.bold')};
    letter-spacing: -0.014em;
  }
  h2 a {
    color: inherit;
  }
  > :last-child:not(h2, span) {
    margin-inline-start: auto;
  }
`;
const Count = styled.span`
  ${figures}
`;
