// The mail port.

/**
 * Addresses and texts are plain; `html` says the same as `text`. `cause` makes the Message-ID, so that a repeat can be told from a second message.
 * `unsubscribe` is the address that ends mails of its kind by one POST (RFC 8058), of those that nobody asked for one by one.
 */
export type Message = {
  to: string;
  subject: string;
  text: string;
  html: string;
  cause: string;
  unsubscribe?: string;
  /** What `html` shows by `cid:{id}`: it comes with the message, so that no mail program asks us for it. */
  pictures?: readonly InlinePicture[];
};
/** `id` is of letters, digits, `-` and `.`; `type` a content type. */
export type InlinePicture = { id: string; type: string; bytes: Buffer };
export type SentMessage = { id: string; to: string; subject: string; text: string; at: string };
export type Mail = {
  /** Refuses: 'unavailable' while mails cannot be sent; 'invalid', `letter-refused`, when the mail server takes other messages but will never take this one. */
  send(message: Message): Promise<void>;
  /** The newest messages, newest first, where they are kept in a folder instead of being sent; none where a mail server sends them. */
  outbox(limit: number): Promise<SentMessage[]>;
  problems(): string[];
  /** Ends the connections to the mail server; what is on its way is not waited for. */
  close(): Promise<void>;
};
