/** Names of the wake-ups that pass between services and gateways. They may be lost: they only make something happen sooner. */
export const wakeUps = {
  /** Access was revoked somewhere: cached grants are dropped. */
  accessNarrowed: 'access-narrowed',
  /** A session ended: sockets are checked again. */
  sessionsEnded: 'sessions-ended',
} as const;
