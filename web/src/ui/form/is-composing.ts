import type { KeyboardEvent } from 'react';

/** The code of keys that go to an input method. Nothing else tells it of the Enter by which Safari ends a word. */
const inputMethodKeyCode = 229;

/** True if a key belongs to an input method, in which Enter chooses a word. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean => nativeEvent.isComposing || keyCode === inputMethodKeyCode;
