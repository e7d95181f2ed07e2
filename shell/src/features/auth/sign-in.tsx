import { oauthFailureText, readOAuthFailure, withoutOAuthFailure } from '@segue/contract/oauth-failures';
import { PROVIDER_NAMES, screens } from '@segue/contract';
import { $providers, $runtimeConfig } from '@segue/kernel/state';
import { t } from '@segue/ui';
import { FormErrorPanel } from '@segue/ui/form';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { AuthCard, OtherFormLink } from './auth-card';
import { CredentialsForm } from './credentials-form';
import { ProviderButtons } from './provider-buttons';

function OAuthFailure() {
  const [params, setParams] = useSearchParams();
  const failure = readOAuthFailure(params);
  const [sentence, setSentence] = useState<string | null>(null);
  if (failure !== null && sentence === null) setSentence(oauthFailureText(failure, 'sign-in'));

  const isInAddress = failure !== null;
  useEffect(() => {
    if (isInAddress) setParams(withoutOAuthFailure, { replace: true });
  }, [isInAddress, setParams]);

  return sentence ? <FormErrorPanel role="alert">{sentence}</FormErrorPanel> : null;
}

function ForgottenPassword() {
  const [{ supportEmail }, providers] = useUnit([$runtimeConfig, $providers]);
  const names = providers.map((provider) => PROVIDER_NAMES[provider]).join(' or ');
  return (
    <Help>
      <summary>Forgot your password?</summary>
      <p>
        <span>
          {names === ''
            ? 'Write to '
            : `If you connected ${names}, continue with it above. Otherwise write to `}
        </span>
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a> from your account’s email, and you get a link to
        set a new password.
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

export function SignIn() {
  const { passwordSignIn = true } = useUnit($runtimeConfig);
  return (
    <AuthCard title="Sign In" intro="Welcome back.">
      <OAuthFailure />
      <ProviderButtons />
      {passwordSignIn ? (
        <CredentialsForm kind="sign-in" submitLabel="Sign In">
          <ForgottenPassword />
        </CredentialsForm>
      ) : null}
      <OtherFormLink question="New here?" to={screens.signUp} label="Sign Up" />
    </AuthCard>
  );
}
