// Tells a user who forgot the password what to do. Segue sends no email: the operator makes a reset link on request.
import { PROVIDER_NAMES } from '@segue/contract';
import { $providers, $runtimeConfig } from '@segue/stores';
import { t } from '@segue/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';

export function ForgottenPassword() {
  const [{ supportEmail }, providers] = useUnit([$runtimeConfig, $providers]);
  const names = providers.map((provider) => PROVIDER_NAMES[provider]).join(' or ');
  return (
    <Help>
      <summary>Forgot your password?</summary>
      <p>
        {names === '' ? 'Write' : `If you connected ${names}, continue with it above. Otherwise write`} to{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a> from your account&apos;s email, and you get a
        link to set a new password.
      </p>
    </Help>
  );
}

const Help = styled.details`
  font-size: ${t('fontSizes.secondary')};
  summary {
    width: fit-content;
    padding: ${t('space.1')} 0;
    border-radius: ${t('radii.control')};
    color: ${t('colors.accent')};
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &:hover {
      text-decoration: underline;
    }
  }
  p {
    margin-top: ${t('space.2')};
    padding: ${t('space.3')} ${t('space.4')};
    border: 1px solid ${t('colors.hairline')};
    border-radius: ${t('radii.button')};
    color: ${t('colors.soft')};
  }
  a {
    overflow-wrap: anywhere;
    text-decoration: underline;
  }
`;
