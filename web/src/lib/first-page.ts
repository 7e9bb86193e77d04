/** Where a list begins that goes on with `before`. */
export const firstPage: string | undefined = undefined;
