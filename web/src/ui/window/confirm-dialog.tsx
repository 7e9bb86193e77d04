import type { ConfirmProps } from './confirm-layer.tsx';
import { LazyLayer } from './lazy-layer.tsx';
import { confirmLayer } from './window-parts.ts';

/** Asks for confirmation of an irreversible action; its code is loaded on demand. */
export function ConfirmDialog(props: ConfirmProps) {
  return <LazyLayer part={confirmLayer} isOpen={props.open} props={props} onFailed={props.onNo} />;
}
