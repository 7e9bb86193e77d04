import { Component, type ReactNode } from 'react';
import { texts } from '../lib/texts.ts';
import { ErrorNotice } from './error-notice.tsx';
import { renewLazyParts } from './lazy-part.tsx';

type Props = {
  readonly children: ReactNode;
  /** Replacement for the failed part; by default a message with a button that reloads the page. */
  readonly instead?: ReactNode;
  /** A change of this value retries the failed part. */
  readonly at?: string;
};
type State = { readonly failed: boolean };

/** Catches parts that fail to render or load, as after a new deployment. React offers this only as a class. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch() {
    renewLazyParts();
  }

  override componentDidUpdate({ at }: Props) {
    if (this.state.failed && at !== this.props.at) this.setState({ failed: false });
  }

  override render() {
    const { children, instead } = this.props;
    if (!this.state.failed) return children;
    if (instead !== undefined) return instead;
    return <ErrorNotice text={texts.common.failed} retry={texts.common.retry} onRetry={() => window.location.reload()} />;
  }
}
