import { useEffect, useEffectEvent } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

type Listener = (event: DragEvent) => void;
type DropTarget = { readonly addEventListener: (type: 'dragover' | 'drop', listener: Listener, options: AddEventListenerOptions) => void };

/**
 * Handles files that are dropped anywhere on the page; otherwise the browser would open them in its place. Without `take` they are ignored. The shell
 * protects every screen in this way, and a screen with `take` handles the event first.
 */
export function useDroppedFiles(take?: (held: DataTransfer) => void): void {
  const takes = take !== undefined;
  const onHeld = useEffectEvent((held: DataTransfer) => take?.(held));
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const onDragOver: Listener = (event) => {
      if (event.defaultPrevented || !holdsFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = takes ? 'copy' : 'none';
    };
    const onDrop: Listener = (event) => {
      // A drop zone, or the page's own handler, took them.
      if (event.defaultPrevented || !holdsFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) onHeld(event.dataTransfer);
    };
    const place: DropTarget = takes ? document : window;
    place.addEventListener('dragover', onDragOver, { signal });
    place.addEventListener('drop', onDrop, { signal });
    return () => over.abort();
  }, [takes]);
}
