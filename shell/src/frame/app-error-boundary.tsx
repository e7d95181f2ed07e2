// The last net: whatever breaks while drawing, the reader gets words and a way on, never a white page.
import { diagnosticReported } from '@segue/stores';
import { buttonLook, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Boundary } from '../remotes';

export function AppErrorBoundary({ children }: { children: ReactNode }) {
  const report = useUnit(diagnosticReported);
  return (
    <Boundary
      onCrash={(detail, _first, where) =>
        report({ area: 'shell', message: `The page broke in ${where}`, detail })
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
    </Boundary>
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
