// The last net: whatever breaks while drawing, the reader gets words and a way on, never a white page.
import { diagnosticReported } from '@segue/stores';
import { buttonLook, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import styled from 'styled-components';

type NetProps = { onError: (error: unknown, where: string) => void; children: ReactNode };

export function AppErrorBoundary({ children }: { children: ReactNode }) {
  const report = useUnit(diagnosticReported);
  return (
    <Net
      onError={(detail, where) => report({ area: 'shell', message: `The page broke in ${where}`, detail })}
    >
      {children}
    </Net>
  );
}

class Net extends Component<NetProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onError(error, componentStack?.trim().split('\n')[0] ?? 'an unknown place');
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <Page role="alert">
        <h1>Something broke</h1>
        <p>The page could not be drawn. Reloading usually helps; your queue is kept.</p>
        <Reload type="button" onClick={() => window.location.reload()}>
          Reload
        </Reload>
      </Page>
    );
  }
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
