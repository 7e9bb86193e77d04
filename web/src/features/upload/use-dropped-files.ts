import { useEffect } from 'react';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/** Takes files that are dropped anywhere on the page, which the browser would open in its place otherwise. Without a taker nothing happens. */
export function useDroppedFiles(take: ((files: readonly File[]) => void) | undefined): void {
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const onDragOver = (event: DragEvent) => {
      if (event.defaultPrevented || !holdsFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = take ? 'copy' : 'none';
    };
    const onDrop = (event: DragEvent) => {
      // The zone took them.
      if (event.defaultPrevented || !holdsFiles(event)) return;
      event.preventDefault();
      take?.([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragover', onDragOver, { signal });
    window.addEventListener('drop', onDrop, { signal });
    return () => over.abort();
  }, [take]);
}
