/** `npm run bench -- --small`: a few of everything, which shows that each part works, and measures nothing. */
export const small = '--small';

/** Amount for a full run, or for a small one. */
export const amount = <Amount>(whole: Amount, few: Amount): Amount => (process.argv.includes(small) ? few : whole);
