import { useEffect, useState } from 'react';
import { isDrawable } from './choose-avatar.ts';

/** Returns a local address of a chosen file, if browsers can decode it. */
export function useAvatarPreview(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file || !isDrawable(file)) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}
