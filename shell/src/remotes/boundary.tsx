// Keeps what breaks inside a place, such as a remote's, inside it.
import { Component, type ErrorInfo, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  fallback: (reset: () => void) => ReactNode;
  /** `first` when nothing in here had ever shown; `where` is the line of the component that broke. */
  onCrash: (error: unknown, first: boolean, where: string) => void;
};

export class Boundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };
  hasShown = false;

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidMount() {
    this.hasShown = !this.state.hasCrashed;
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onCrash(error, !this.hasShown, componentStack?.trim().split('\n')[0] ?? 'an unknown place');
  }

  reset = () => this.setState({ hasCrashed: false });

  override render() {
    return this.state.hasCrashed ? this.props.fallback(this.reset) : this.props.children;
  }
}
