import { useEffect, useState } from 'react';

/** What is searched for is asked of the server once nobody has typed for so long, as the specification says, in milliseconds. */
const searchDelayMs = 500;

/** A text once it has not changed for a moment; nothing before that. */
export function useTyped(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), searchDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
