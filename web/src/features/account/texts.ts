import type { Texts } from '../../lib/texts.ts';

/** What both account forms say. */
export const accountTexts = { showPassword: 'Show password', hidePassword: 'Hide password' } as const satisfies Texts;
