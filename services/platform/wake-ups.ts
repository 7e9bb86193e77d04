/** Names of the wake-ups that pass between services and gateways. They may be lost: they only make something happen sooner. */
export const wakeUps = {
  /** Somebody may see less than before: nothing that was granted is remembered. */
  accessNarrowed: 'access-narrowed',
  /** A session ended: sockets are to be looked at again. */
  sessionsEnded: 'sessions-ended',
} as const;
