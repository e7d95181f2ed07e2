import { screens } from '@segue/contract/screens';
import { $isSessionLoading, $isSignedIn } from '@segue/kernel/state';
import { buttonLook, EmptyState, lazyPart, Page, t, UnpluggedDrawing, VisuallyHidden } from '@segue/ui';
import { TabPanel, Tabs } from '@segue/ui/tabs';
import { useGate, useUnit } from 'effector-react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { AccountInformation, SignInCard } from './account-information';
import { AppearanceCard } from './appearance';
import { Cards, ErrorPanel } from './card';
import { DataExport } from './data-export/view';
import { useFocusAfter } from './focus';
import { DeletionCard, PasswordCard } from './forms/cards';
import { $isAccountDeleted } from './forms/deletion';
import { EmailCard } from './forms/email-card';
import { PersonalInfoGate, SettingsGate } from './gates';
import { Invites } from './invites/view';
import { $hasPassword, $isProfileLoading, $profileError, retryRequested } from './profile';
import { Sessions } from './sessions/view';

const Connections = lazyPart(async () => (await import('./connections/view')).Connections);

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
  // An address with the result of a failed OAuth flow leads to the connections.
  const isConnecting = parameters.get('tab') === 'connections' || parameters.has('error');
  const active = isConnecting ? 'connections' : 'personal';
  return (
    <Column>
      <SettingsGate />
      <h1>Account Settings</h1>
      <Tabs
        label="Account settings"
        name="settings"
        tabs={TABS}
        active={active}
        onSelect={(tab) => setParameters(tab === 'connections' ? { tab } : {}, { replace: true })}
      />
      <TabPanel name="settings" active={active}>
        {active === 'personal' ? (
          <PersonalInfo />
        ) : (
          <Connections
            loading={<Waiting role="status">Loading...</Waiting>}
            loadError={(retry) => <ErrorPanel error="Connections couldn’t load." onRetry={retry} />}
          />
        )}
      </TabPanel>
    </Column>
  );
}

function PersonalInfo() {
  useGate(PersonalInfoGate);
  const [error, isLoading, onRetry] = useUnit([$profileError, $isProfileLoading, retryRequested]);
  const hasPassword = useUnit($hasPassword);
  const isRetrying = error !== null && isLoading;
  const cards = useFocusAfter<HTMLDivElement>(isRetrying);
  return (
    <Cards ref={cards}>
      <ErrorPanel error={error} onRetry={() => onRetry()} isRetrying={isRetrying} />
      {hasPassword ? <EmailCard /> : <SignInCard />}
      {hasPassword ? <PasswordCard /> : null}
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
