import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** Shown instead of children that threw an error. `retry` shows the children anew. */
  fallback: (retry: () => void) => ReactNode;
  /** If one of these changes, such as the address, the children are shown anew. */
  at?: readonly unknown[];
  /** Called before the effects of the children are cleaned up. */
  onError?: () => void;
  children: ReactNode;
};

/** Limits an error to its children, and reports it as an uncaught one: to the console and to who listens to `error`. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  retry = () => this.setState({ failed: false });

  override componentDidCatch(error: unknown) {
    reportError(error);
    this.props.onError?.();
  }

  override componentDidUpdate({ at }: ErrorBoundaryProps) {
    if (at?.some((one, place) => one !== this.props.at?.[place])) this.retry();
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
