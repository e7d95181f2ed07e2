import { screens } from '@segue/contract/screens';
import { descriptorOf, PROVIDER_NAMES, PROVIDERS } from '@segue/contract';
import { $providers, $runtimeConfig } from '@segue/kernel/state';
import { cardSurface, media, Page, quietText, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import documents from './documents.json';

type LegalDocument = {
  id: string;
  title: string;
  summary: string;
  /** A block is a text, or the items of a list. */
  sections: readonly { heading: string; blocks: readonly (string | readonly string[])[] }[];
};

const legalDocuments: readonly LegalDocument[] = documents;
const LAST_UPDATED = 'April 10, 2025';
const EMAIL_PLACEHOLDER = '{email}';
/** Captured, so that `split` keeps it: every second part is a link. */
const LINKS = /(\{email\}|https:\/\/[\w./-]*[\w/])/;

export function TermsScreen() {
  const [parameters] = useSearchParams();
  const requested = parameters.get('document');
  const document = legalDocuments.find(({ id }) => id === requested) ?? legalDocuments[0]!;
  return (
    <Columns>
      <Menu aria-label="Legal documents">
        {legalDocuments.map(({ id, title }) => (
          <Link
            key={id}
            to={`${screens.terms}?document=${id}`}
            aria-current={id === document.id ? 'page' : undefined}
            onClick={() => {
              if (id !== document.id) window.scrollTo(0, 0);
            }}
          >
            {title}
          </Link>
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
      <p>Last updated: {LAST_UPDATED}</p>
      <p>{document.summary}</p>
      <OtherServices />
      {document.sections.map(({ heading, blocks }, index) => (
        <Section key={heading}>
          <h2>
            {index + 1}. {heading}
          </h2>
          {blocks.map((block, position) =>
            typeof block === 'string' ? (
              <p key={position}>{withLinks(block, supportEmail)}</p>
            ) : (
              <ul key={position}>
                {block.map((item) => (
                  <li key={item}>{withLinks(item, supportEmail)}</li>
                ))}
              </ul>
            ),
          )}
        </Section>
      ))}
    </Sheet>
  );
}

/** The documents are about both services; a site may have been set up without one of them, or with another one. */
function OtherServices() {
  const providers = useUnit($providers);
  const differing = PROVIDERS.filter(
    (provider) => descriptorOf(provider).isOptional === providers.includes(provider),
  );
  return differing.map((provider) => (
    <Section key={provider}>
      <p>
        {descriptorOf(provider).isOptional
          ? `This site also plays from ${PROVIDER_NAMES[provider]}, a music server: what you search and play there goes to that server, with the sign-in that you connect.`
          : `${PROVIDER_NAMES[provider]} is not set up on this site. What this text says about it does not apply here.`}
      </p>
    </Section>
  ));
}

function withLinks(text: string, email: string): ReactNode {
  return text.split(LINKS).map((part, index) => {
    if (index % 2 === 0) return part;
    const isEmail = part === EMAIL_PLACEHOLDER;
    return (
      <a
        key={index}
        href={isEmail ? `mailto:${email}` : part}
        {...(!isEmail && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {isEmail ? email : part.replace('https://', '')}
      </a>
    );
  });
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
  scrollbar-width: none;
  ${media.content.phone} {
    /* As wide as the screen; what is cut there fades. */
    margin-inline: calc(-1 * ${t('sizes.gutter')});
    padding-inline: ${t('sizes.gutter')} ${t('space.8')};
    mask: linear-gradient(90deg, transparent, #000 ${t('space.4')} calc(100% - ${t('space.8')}), transparent);
  }
  ${media.content.tablet} {
    position: sticky;
    top: calc(${t('sizes.header')} + ${t('space.6')});
    flex-direction: column;
  }
  a {
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
  }
`;
const Sheet = styled.article`
  padding: ${t('space.8')} ${t('space.6')};
  ${cardSurface}
  line-height: 1.65;
  /* Color alone must not mark a link within text. */
  a {
    text-decoration: underline;
    text-underline-offset: 2px;
  }
  > p {
    margin-top: ${t('space.2')};
    ${quietText}
  }
  > p + p {
    margin-top: ${t('space.5')};
    max-width: 60ch;
    color: ${t('colors.soft')};
    font-size: ${t('fontSizes.section')};
  }
  ${media.content.tablet} {
    padding: ${t('space.12')};
  }
`;
const Section = styled.section`
  margin-top: ${t('space.8')};
  h2 {
    margin-bottom: ${t('space.2')};
    font-size: ${t('fontSizes.section')};
  }
  p,
  ul {
    max-width: 68ch;
    color: ${t('colors.soft')};
  }
  p + p {
    margin-top: ${t('space.3')};
  }
  ul {
    margin-top: ${t('space.2')};
    padding-left: ${t('space.5')};
    list-style: disc;
  }
  li + li {
    margin-top: ${t('space.2')};
  }
  li::marker {
    color: ${t('colors.ghost')};
  }
`;
