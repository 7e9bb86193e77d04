import type { Texts } from '../lib/texts.ts';

export const notFoundTexts = { title: 'Page does not Exist', home: 'Go to Home' } as const satisfies Texts;
