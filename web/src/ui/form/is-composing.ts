import type { KeyboardEvent } from 'react';

/** The code of keys that go to an input method. Nothing else tells it of the Enter by which Safari ends a word. */
const inputMethodKeyCode = 229;

/** Whether a key belongs to an input method, where Enter chooses a word. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean => nativeEvent.isComposing || keyCode === inputMethodKeyCode;
