/** How long a session that is to be remembered lasts from its sign-in. */
export const rememberedDays = 30;
