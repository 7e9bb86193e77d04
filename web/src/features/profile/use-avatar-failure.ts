import { useState } from 'react';
import { remember, remembered } from '../../lib/storage.ts';
import { useMe } from '../../session/session.ts';

const failureKey = 'kloak-avatar-failure';

/** Returns the reason why the last chosen picture failed, until its owner dismisses it. This browser remembers that until another picture is chosen. */
export function useAvatarFailure() {
  const { id, imageFailure } = useMe();
  const [seen, setSeen] = useState(() => remembered(failureKey));
  const note = (read: string | undefined) => {
    remember(failureKey, read);
    setSeen(read);
  };
  const itself = imageFailure && `${id} ${imageFailure}`;
  return { words: itself === seen ? undefined : imageFailure, dismiss: () => note(itself), forget: () => note(undefined) };
}
