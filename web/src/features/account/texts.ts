import type { Texts } from '../../lib/texts.ts';

/** Labels of both account forms. */
export const accountTexts = { showPassword: 'Show password', hidePassword: 'Hide password' } as const satisfies Texts;
