import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  area: string;
  /** A change of this value tries again: the path of a screen, for one. */
  resetKey?: string;
  report: (error: unknown, where?: string) => void;
  fallback: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Contains an exception of rendering: it is reported under the area's name and `fallback` is shown with a retry. */
export class AreaBoundary extends Component<Props, { error: unknown; failedKey: string | undefined }> {
  override state = { error: undefined as unknown, failedKey: undefined as string | undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.setState({ failedKey: this.props.resetKey });
    this.props.report(error, `${this.props.area}${componentStack ?? ''}`);
  }

  override componentDidUpdate() {
    if (this.state.error !== undefined && this.state.failedKey !== undefined && this.state.failedKey !== this.props.resetKey) this.retry();
  }

  readonly retry = () => this.setState({ error: undefined, failedKey: undefined });

  override render() {
    return this.state.error === undefined ? this.props.children : this.props.fallback(this.state.error, this.retry);
  }
}
