// The mail port.

/**
 * Addresses and texts are plain; `html` has the same content as `text`. `cause` makes the Message-ID, so that a repeat differs from a second message.
 * `unsubscribe` is the URL that ends mails of its kind by one POST (RFC 8058), for mails that were not requested one by one.
 */
export type Message = {
  to: string;
  subject: string;
  text: string;
  html: string;
  cause: string;
  unsubscribe?: string;
  /** Pictures for `cid:{id}` in `html`: they are part of the message, so that no mail program has to fetch them from us. */
  pictures?: readonly InlinePicture[];
};
/** `id` is of letters, digits, `-` and `.`; `type` a content type. */
export type InlinePicture = { id: string; type: string; bytes: Buffer };
export type SentMessage = { id: string; to: string; subject: string; text: string; at: string };
export type Mail = {
  /** Refuses: 'unavailable' while mails cannot be sent; 'invalid', `letter-refused`, when the mail server takes other messages but will never take this one. */
  send(message: Message): Promise<void>;
  /** Newest messages, newest first, if they are kept in a folder instead of being sent; none with a mail server. */
  outbox(limit: number): Promise<SentMessage[]>;
  problems(): string[];
  /** Ends the connections to the mail server, without waiting for running messages. */
  close(): Promise<void>;
};
