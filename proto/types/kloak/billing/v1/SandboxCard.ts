// Original file: proto/kloak/billing/v1/events.proto


/**
 * A card as the sandbox keeps it.
 */
export interface SandboxCard {
  'lastFour'?: (string);
}

/**
 * A card as the sandbox keeps it.
 */
export interface SandboxCard__Output {
  'lastFour': (string);
}
