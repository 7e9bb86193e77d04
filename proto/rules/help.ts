/** Screens that display a help text until it was read. */
export const helpKeys = ['home', 'photos', 'family', 'groups', 'notification', 'profile'] as const;
export type HelpKey = (typeof helpKeys)[number];

export const isHelpKey = (text: string): text is HelpKey => helpKeys.some((key) => key === text);
