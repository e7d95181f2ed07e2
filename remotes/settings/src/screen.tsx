import { readOAuthFailure, type OAuthFailure } from '@segue/contract/oauth-failures';
import { screens } from '@segue/contract/screens';
import { $isSessionLoading, $isSignedIn } from '@segue/kernel/state';
import { buttonLook, EmptyState, Page, t, UnpluggedDrawing, VisuallyHidden } from '@segue/ui';
import { TabPanel, Tabs } from '@segue/ui/tabs';
import { useGate, useUnit } from 'effector-react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { AccountInformation } from './account-information';
import { AppearanceCard } from './appearance';
import { Cards, ErrorPanel } from './card';
import { Connections } from './connections/view';
import { DataExport } from './data-export/view';
import { useFocusAfter } from './focus';
import { DeletionCard, PasswordCard } from './forms/cards';
import { $isAccountDeleted } from './forms/deletion';
import { EmailCard } from './forms/email-card';
import { OAuthFailureGate, PersonalInfoGate, SettingsGate } from './gates';
import { Invites } from './invites/view';
import { $isProfileLoading, $profileError, retryRequested } from './profile';
import { Sessions } from './sessions/view';

const TABS = [
  { id: 'personal', label: 'Personal Info' },
  { id: 'connections', label: 'Connections' },
] as const;

export function AccountSettingsScreen() {
  const [isSignedIn, isLoading, isDeleted] = useUnit([$isSignedIn, $isSessionLoading, $isAccountDeleted]);
  if (isLoading) return <Waiting role="status">Loading...</Waiting>;
  if (isSignedIn) return <Settings />;
  return isDeleted ? <Navigate to={screens.home} replace /> : <SignInRequired />;
}

function SignInRequired() {
  const { pathname, search, hash } = useLocation();
  // Sign-in reads the return path from its history entry.
  const wanted = pathname + search + hash;
  return (
    <>
      <VisuallyHidden as="h1">Account Settings</VisuallyHidden>
      <EmptyState
        drawing={<UnpluggedDrawing />}
        title="Authentication Required"
        action={
          <SignInLink to={screens.signIn} state={{ wanted }}>
            Sign In
          </SignInLink>
        }
      >
        Sign in to see and change your account.
      </EmptyState>
    </>
  );
}

function Settings() {
  const [parameters, setParameters] = useSearchParams();
  const active = parameters.get('tab') === 'connections' ? 'connections' : 'personal';
  const failure = readOAuthFailure(parameters);
  return (
    <Column>
      {/* Opens first: opening the screen clears its messages, and the failed OAuth flow is one of them. */}
      <SettingsGate />
      {failure === null ? null : <FailedOAuthFlow failure={failure} />}
      <h1>Account Settings</h1>
      <Tabs
        label="Account settings"
        name="settings"
        tabs={TABS}
        active={active}
        onSelect={(tab) => setParameters(tab === 'connections' ? { tab } : {}, { replace: true })}
      />
      <TabPanel name="settings" active={active}>
        {active === 'personal' ? <PersonalInfo /> : <Connections />}
      </TabPanel>
    </Column>
  );
}

function FailedOAuthFlow({ failure }: { failure: OAuthFailure }) {
  useGate(OAuthFailureGate, { failure });
  return <Navigate to="?tab=connections" replace />;
}

function PersonalInfo() {
  useGate(PersonalInfoGate);
  const [error, isLoading, onRetry] = useUnit([$profileError, $isProfileLoading, retryRequested]);
  const isRetrying = error !== null && isLoading;
  const cards = useFocusAfter<HTMLDivElement>(isRetrying);
  return (
    <Cards ref={cards}>
      <ErrorPanel error={error} onRetry={() => onRetry()} isRetrying={isRetrying} />
      <EmailCard />
      <PasswordCard />
      <AppearanceCard />
      <AccountInformation />
      <Invites />
      <Sessions />
      <DataExport />
      <DeletionCard />
    </Cards>
  );
}

const Column = styled(Page)`
  display: grid;
  gap: ${t('space.6')};
  max-width: 46rem;
`;
const Waiting = styled.p`
  padding: ${t('space.16')} 0;
  color: ${t('colors.muted')};
  text-align: center;
`;
const SignInLink = styled(Link)`
  ${buttonLook.primary}
`;
