/** Loads the rules for files after the page, which opens without them. */
export const loadFileRules = () => import('./accept-files.ts');
