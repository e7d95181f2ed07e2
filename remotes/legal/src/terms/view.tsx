import { screens } from '@segue/contract/screens';
import { PROVIDER_NAMES, PROVIDERS } from '@segue/contract';
import { $providers, $runtimeConfig } from '@segue/stores';
import { media, Page, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { DOCUMENT_PARAMETER, documentOf } from './chosen-document';
import { LAST_UPDATED, type Block, type LegalDocument } from './document';
import { legalDocuments } from './documents';
import { LinkedText } from './linked-text';

export function TermsScreen() {
  const [parameters] = useSearchParams();
  const document = documentOf(parameters);
  useScrollToTopOnChange(document.id);
  return (
    <Columns>
      <Menu aria-label="Legal documents">
        {legalDocuments.map(({ id, title }) => (
          <MenuLink
            key={id}
            to={`${screens.terms}?${DOCUMENT_PARAMETER}=${id}`}
            aria-current={id === document.id ? 'page' : undefined}
          >
            {title}
          </MenuLink>
        ))}
      </Menu>
      <DocumentText document={document} />
    </Columns>
  );
}

function DocumentText({ document }: { document: LegalDocument }) {
  const { supportEmail } = useUnit($runtimeConfig);
  return (
    <Sheet aria-labelledby="legal-title">
      <h1 id="legal-title">{document.title}</h1>
      <Updated>Last updated: {LAST_UPDATED}</Updated>
      <Summary>{document.summary}</Summary>
      <AbsentServices />
      {document.sections.map(({ heading, blocks }, index) => (
        <Section key={heading}>
          <h2>
            {index + 1}. {heading}
          </h2>
          {blocks.map((block, position) => (
            <BlockText key={position} block={block} email={supportEmail} />
          ))}
        </Section>
      ))}
    </Sheet>
  );
}

/** The documents are about both services; a site may have been set up without one of them. */
function AbsentServices() {
  const providers = useUnit($providers);
  const absent = PROVIDERS.filter((provider) => !providers.includes(provider));
  if (absent.length === 0) return null;
  const names = absent.map((provider) => PROVIDER_NAMES[provider]).join(' and ');
  return (
    <Section>
      <p>
        {names} {absent.length > 1 ? 'are' : 'is'} not set up on this site. What this text says about{' '}
        {absent.length > 1 ? 'them' : 'it'} does not apply here.
      </p>
    </Section>
  );
}

function BlockText({ block, email }: { block: Block; email: string }) {
  if (block.kind === 'text') {
    return (
      <p>
        <LinkedText text={block.text} email={email} />
      </p>
    );
  }
  return (
    <Points>
      {block.items.map((item) => (
        <li key={item}>
          <LinkedText text={item} email={email} />
        </li>
      ))}
    </Points>
  );
}

function useScrollToTopOnChange(id: string): void {
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    window.scrollTo(0, 0);
  }, [id]);
}

const Columns = styled(Page)`
  display: grid;
  gap: ${t('space.6')};
  ${media.content.tablet} {
    grid-template-columns: 14rem minmax(0, ${t('sizes.reading')});
    align-items: start;
    justify-content: center;
    gap: ${t('space.12')};
  }
`;
const Menu = styled.nav`
  display: flex;
  gap: ${t('space.1')};
  overflow-x: auto;
  ${media.content.tablet} {
    position: sticky;
    top: calc(${t('sizes.header')} + ${t('space.6')});
    flex-direction: column;
  }
`;
const MenuLink = styled(Link)`
  flex: none;
  padding: ${t('space.3')};
  border-radius: ${t('radii.control')};
  color: ${t('colors.muted')};
  font-weight: ${t('fontWeights.medium')};
  transition: background-color ${t('motion.hover')};
  &:hover {
    color: ${t('colors.text')};
    background: ${t('colors.hover')};
    text-decoration: none;
  }
  &[aria-current] {
    color: ${t('colors.text')};
    background: ${t('colors.selected')};
  }
`;
const Sheet = styled.article`
  padding: ${t('space.8')} ${t('space.6')};
  border: 1px solid ${t('colors.hairline')};
  border-radius: ${t('radii.card')};
  background: ${t('colors.card')};
  line-height: 1.65;
  /* Color alone must not mark a link within text. */
  a {
    text-decoration: underline;
    text-underline-offset: 2px;
  }
  ${media.content.tablet} {
    padding: ${t('space.12')};
  }
`;
const Updated = styled.p`
  margin-top: ${t('space.2')};
  color: ${t('colors.muted')};
  font-size: ${t('fontSizes.secondary')};
`;
const Summary = styled.p`
  margin-top: ${t('space.5')};
  max-width: 60ch;
  color: ${t('colors.soft')};
  font-size: ${t('fontSizes.section')};
`;
const Section = styled.section`
  margin-top: ${t('space.8')};
  h2 {
    margin-bottom: ${t('space.2')};
    font-size: ${t('fontSizes.section')};
  }
  p {
    max-width: 68ch;
    color: ${t('colors.soft')};
  }
  p + p {
    margin-top: ${t('space.3')};
  }
`;
const Points = styled.ul`
  max-width: 68ch;
  margin-top: ${t('space.2')};
  padding-left: ${t('space.5')};
  color: ${t('colors.soft')};
  list-style: disc;
  li + li {
    margin-top: ${t('space.2')};
  }
  li::marker {
    color: ${t('colors.ghost')};
  }
`;
