import type { KeyboardEvent } from 'react';

/** Key code of keys for an input method. Safari marks the Enter that ends a word in no other way. */
const inputMethodKeyCode = 229;

/** True if a key belongs to an input method, in which Enter chooses a word. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean => nativeEvent.isComposing || keyCode === inputMethodKeyCode;
