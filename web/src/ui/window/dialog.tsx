import type { DialogProps } from './dialog-layer.tsx';
import { LazyLayer } from './lazy-layer.tsx';
import { dialogLayer } from './window-parts.ts';

/** Dialog over the page; its code is loaded on demand. */
export function Dialog(props: DialogProps) {
  return <LazyLayer part={dialogLayer} isOpen={props.open} props={props} onFailed={props.onClose} />;
}
