import { PROVIDER_NAMES, type Provider } from '@segue/contract';
import { ChevronDownIcon, media, ProviderLogo, ProviderMark, t } from '@segue/ui';
import styled, { css } from 'styled-components';

type Services = { providers: readonly Provider[] };

function Marks({ providers }: Services) {
  return (
    <Row>
      {providers.map((provider) => (
        <ProviderLogo key={provider} provider={provider} isNamed />
      ))}
    </Row>
  );
}

export function ServiceMark({ provider }: { provider: Provider }) {
  return (
    <Service aria-hidden="true">
      <ProviderMark provider={provider} />
    </Service>
  );
}

/** The song is listed earlier, from another service. */
export function VersionsChip({ providers }: Services) {
  return (
    <Chip>
      <Marks providers={providers} />
      <span>{`${providers.length} versions`}</span>
    </Chip>
  );
}

type Props = Services & { title: string; isOpen: boolean; onToggle: () => void };

export function VersionsButton({ title, providers, isOpen, onToggle }: Props) {
  const versions = `${providers.length} versions`;
  const names = providers.map((provider) => PROVIDER_NAMES[provider]).join(' and ');
  return (
    <Toggle
      type="button"
      tabIndex={-1}
      aria-expanded={isOpen}
      aria-label={`${versions} of ${title}, on ${names}`}
      onClick={onToggle}
    >
      <Marks providers={providers} />
      <span>{versions}</span>
      <ChevronDownIcon size={12} />
    </Toggle>
  );
}

const Row = styled.span`
  display: inline-flex;
  flex: none;
  gap: 3px;
  font-size: 11px;
`;
const Service = styled.span`
  flex: none;
  color: ${t('colors.soft')};
  font-size: 12px;
`;
const chip = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${t('space.1')};
  /* As high without its words. */
  min-height: 20px;
  margin-block: -2px;
  padding: 0 5px 0 6px;
  /* Visible in forced colors. */
  border: 1px solid transparent;
  border-radius: ${t('radii.pill')};
  color: ${t('colors.soft')};
  background: ${t('colors.selected')};
  line-height: 18px;
  font-size: 12px;
  white-space: nowrap;
  /* A narrow row has no room for words beside the artist. */
  @container tracks (max-width: 419.98px) {
    > span + span {
      display: none;
    }
  }
`;
const Chip = styled.span`
  ${chip}
`;
const Toggle = styled.button`
  ${chip}
  position: relative;
  z-index: 1;
  transition: background-color ${t('motion.hover')};
  &:hover {
    color: ${t('colors.text')};
    background: ${t('colors.selectedHover')};
  }
  > svg {
    transition: transform ${t('motion.hover')};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  ${media.touch} {
    &::after {
      content: '';
      position: absolute;
      inset: -13px -4px;
    }
  }
`;
