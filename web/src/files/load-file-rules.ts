/** The rules for files come after the page, which opens without them. */
export const loadFileRules = () => import('./accept-files.ts');
