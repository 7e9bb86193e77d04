import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { LazyPart, type Loadable, usePreloaded } from '../lazy-part.tsx';

type LayerProps<Props extends object> = {
  readonly part: Loadable<Props>;
  readonly isOpen: boolean;
  readonly props: NoInfer<Props>;
  /** Closes the layer, whose code failed to load. */
  readonly onFailed: () => void;
};

/**
 * A menu or a dialog whose code is loaded after the page, or when it is opened. It is mounted at its first opening and stays, since a layer gives the
 * focus back while it closes. [Note: lazy parts]
 */
export function LazyLayer<Props extends object>({ part, isOpen, props, onFailed }: LayerProps<Props>) {
  usePreloaded(part);
  const [isMounted, setIsMounted] = useState(isOpen);
  if (isOpen && !isMounted) setIsMounted(true);
  if (!isMounted) return null;
  const giveUp = () => {
    setIsMounted(false);
    onFailed();
  };
  return (
    <ErrorBoundary instead={<FailedPart onShown={giveUp} />}>
      <Suspense fallback={null}>
        <LazyPart part={part} props={props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Instead of a part that failed to load: shows a message, and closes the part, so that it can be opened again. */
export function FailedPart({ onShown }: { readonly onShown: () => void }) {
  const show = useEffectEvent(() => {
    toast(texts.common.failed, 'bad');
    onShown();
  });
  useEffect(() => show(), []);
  return null;
}
