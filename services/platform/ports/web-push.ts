// The port of Web Push (RFC 8030, 8291, 8292): messages to browsers, through the push services of their makers.

/** The browser's keys are base64url. All of it is a secret: who knows it could write to the browser. */
export type PushSubscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/** The vault's key pair for push services, base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };

/** `topic`: at most 32 characters of base64url; a later message with it replaces one that waits. `subject`: contact for push services, a URL. */
export type PushMessage = { payload: string; topic: string; vapid: VapidKeys; subject: string; secondsLeft: number };

/**
 * `delivered`: the push service has taken it. `dropped`: it no longer knows the subscription. `failed`: it may take it later. `given-up`: it never will,
 * or no time is left.
 */
export type PushOutcome = 'delivered' | 'dropped' | 'failed' | 'given-up';

export type WebPush = {
  /** False for anything but https, and for hosts that lead to a private address now. A name that cannot be resolved passes: each sending checks again. */
  isPublic(endpoint: string): Promise<boolean>;
  /** Sends one message. The host is resolved and all its addresses are checked; redirects are never followed. Refuses nothing. */
  send(subscription: PushSubscription, message: PushMessage): Promise<PushOutcome>;
};
