import { Component, type ReactNode } from 'react';
import { texts } from '../lib/texts.ts';
import { Trouble } from '../ui/notice.tsx';

type State = { readonly failed: boolean };

/** The last net: a screen that could not be drawn or loaded (a new version was put up meanwhile) says so and offers to load again. React knows this only as a class. */
export class Fault extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <Trouble text={texts.common.failed} retry={texts.common.retry} onRetry={() => window.location.reload()} />;
  }
}
