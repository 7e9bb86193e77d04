/** `npm run bench -- --small`: a few of everything, which shows that each part works, and measures nothing. */
export const small = '--small';

/** How much of something a part takes. */
export const amount = <Amount>(whole: Amount, few: Amount): Amount => (process.argv.includes(small) ? few : whole);
