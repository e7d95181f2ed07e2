import { Component, type ErrorInfo, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** `first` when the children had never rendered. */
  fallback: (reset: () => void, first: boolean) => ReactNode;
  onCrash: (error: unknown, first: boolean, where: string) => void;
};

export class ErrorBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };
  wasDrawn = false;

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidMount() {
    this.wasDrawn = !this.state.hasCrashed;
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onCrash(error, !this.wasDrawn, componentStack?.trim().split('\n')[0] ?? 'an unknown place');
  }

  reset = () => this.setState({ hasCrashed: false });

  override render() {
    return this.state.hasCrashed ? this.props.fallback(this.reset, !this.wasDrawn) : this.props.children;
  }
}
