// Keeps what breaks inside a remote inside its own place.
import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  fallback: (reset: () => void) => ReactNode;
  /** `first` when nothing in here had ever shown. */
  onCrash: (error: unknown, first: boolean) => void;
};

export class RemoteBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };
  hasShown = false;

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidMount() {
    this.hasShown = !this.state.hasCrashed;
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error, !this.hasShown);
  }

  reset = () => this.setState({ hasCrashed: false });

  override render() {
    return this.state.hasCrashed ? this.props.fallback(this.reset) : this.props.children;
  }
}
