// Account settings: personal info and connections; a locked door for visitors.
import { readOAuthFailure } from '@segue/contract';
import { screens } from '@segue/contract/screens';
import { $isSessionLoading, $isSignedIn } from '@segue/stores';
import { buttonLook, EmptyState, Page, t, UnpluggedDrawing, VisuallyHidden } from '@segue/ui';
import { TabPanel, Tabs } from '@segue/ui/tabs';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { AccountInformation } from './account-information';
import { connectingFailed, Connections } from './connections';
import { EmailForm } from './email';
import { useFocusAfter } from './keyboard-place';
import { Problem } from './outcome';
import { PasswordCard } from './password';
import { $isProfileLoading, $profileError, profileNeeded } from './profile/model';
import { settingsClosed, settingsOpened } from './screen-lifetime';

const TABS = [
  { id: 'personal', label: 'Personal Info' },
  { id: 'connections', label: 'Connections' },
] as const;
type TabId = (typeof TABS)[number]['id'];

export function AccountSettingsScreen() {
  const [isSignedIn, isLoading] = useUnit([$isSignedIn, $isSessionLoading]);
  if (isLoading) return <Waiting role="status">Loading...</Waiting>;
  return isSignedIn ? <Settings /> : <LockedDoor />;
}

function LockedDoor() {
  const { pathname, search, hash } = useLocation();
  // Sign-in leads back to what its history entry says was wanted.
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
  const active: TabId = parameters.get('tab') === 'connections' ? 'connections' : 'personal';
  // Before the OAuth failure: opening the page clears messages, and the failure is a message of this opening.
  useStay();
  useOAuthFailure(parameters, setParameters);
  return (
    <Column>
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

function PersonalInfo() {
  const [error, isLoading, onNeeded] = useUnit([$profileError, $isProfileLoading, profileNeeded]);
  const isRetrying = error !== null && isLoading;
  const place = useFocusAfter<HTMLDivElement>(isRetrying);
  useEffect(() => onNeeded(), [onNeeded]);
  return (
    <Cards ref={place}>
      <Problem error={error} onRetry={() => onNeeded()} isRetrying={isRetrying} />
      <EmailForm />
      <PasswordCard />
      <AccountInformation />
    </Cards>
  );
}

function useStay(): void {
  const [onOpened, onClosed] = useUnit([settingsOpened, settingsClosed]);
  useEffect(() => {
    onOpened();
    return () => onClosed();
  }, [onOpened, onClosed]);
}

/** Reports a failed OAuth flow (`?error=…&provider=…`) to the model and removes it from the address. */
function useOAuthFailure(
  parameters: URLSearchParams,
  setParameters: (next: Record<string, string>, options: { replace: boolean }) => void,
): void {
  const onFailed = useUnit(connectingFailed);
  useEffect(() => {
    const failure = readOAuthFailure(parameters);
    if (failure === null) return;
    onFailed(failure);
    setParameters({ tab: 'connections' }, { replace: true });
  }, [parameters, onFailed, setParameters]);
}

const Column = styled(Page)`
  display: grid;
  gap: ${t('space.6')};
  max-width: 46rem;
`;
const Cards = styled.div`
  display: grid;
  gap: ${t('space.4')};
`;
const Waiting = styled.p`
  padding: ${t('space.16')} 0;
  color: ${t('colors.muted')};
  text-align: center;
`;
const SignInLink = styled(Link)`
  ${buttonLook.primary}
`;
