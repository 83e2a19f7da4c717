import { Button, ErrorPanel } from '@mall/ui-kit';
import { Component, type ReactNode } from 'react';

interface State {
  error: unknown;
}

/** A screen that breaks, or whose script is gone since a deployment, takes neither the frame nor the other screens with it. */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined };
  static getDerivedStateFromError = (error: unknown): State => ({ error });
  override componentDidCatch(error: unknown) {
    reportError(error);
  }
  override render() {
    if (this.state.error === undefined) return this.props.children;
    return (
      <ErrorPanel title="页面没有打开" action={<Button onClick={() => location.reload()}>重新加载</Button>}>
        可能是工作台刚刚更新。重新加载后仍然如此，请联系平台团队。
      </ErrorPanel>
    );
  }
}
