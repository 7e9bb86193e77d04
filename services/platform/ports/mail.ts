// The mail port.
/** `cause` makes the Message-ID, so that a repeat can be told from a second mail. */
export type Message = { to: string; subject: string; text: string; html: string; cause: string };
export type SentMessage = { id: string; to: string; subject: string; text: string; at: string };
export type Mail = {
  /** Refuses: 'unavailable' while mails cannot be sent; 'invalid', `letter-refused`, when the mail server takes others but never this one. */
  send(letter: Message): Promise<void>;
  /** The newest letters that were kept here instead of being sent; none where they really go out. */
  outbox(limit: number): Promise<SentMessage[]>;
  problems(): string[];
};
