import { Component, type ReactNode } from 'react';
import { texts } from '../lib/texts.ts';
import { ErrorNotice } from '../ui/error-notice.tsx';
import { renewLazyParts } from './lazy-part.tsx';

type Props = {
  readonly children: ReactNode;
  /** Shown in place of what failed; else a word that it failed, with a way to load the page again. */
  readonly instead?: ReactNode;
  /** When it changes, what failed is tried anew. */
  readonly at?: string;
};
type State = { readonly failed: boolean };

/** The net under what could not be drawn or loaded (a new version was put up meanwhile). React knows this only as a class. */
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
