// The outermost error boundary: any error while rendering shows a message instead of a white page.
import { diagnosticReported } from '@segue/kernel/state';
import { buttonLook, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ErrorBoundary } from '../../platform/remotes';

export function AppErrorBoundary({ children }: { children: ReactNode }) {
  const report = useUnit(diagnosticReported);
  return (
    <ErrorBoundary
      onCrash={(detail, _first, where) =>
        report({ area: 'shell', message: `The page crashed in ${where}`, detail })
      }
      fallback={() => (
        <Page role="alert">
          <h1>Something went wrong</h1>
          <p>Reload to continue; your queue is safe.</p>
          <Reload type="button" onClick={() => window.location.reload()}>
            Reload
          </Reload>
        </Page>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

const Page = styled.main`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${t('space.3')};
  min-height: 100dvh;
  padding: ${t('space.4')};
  text-align: center;

  > p {
    color: ${t('colors.muted')};
  }
`;
const Reload = styled.button`
  ${buttonLook.primary}
  margin-top: ${t('space.3')};
`;
