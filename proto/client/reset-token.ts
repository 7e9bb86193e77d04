/** The token in the link of a message that lets its reader choose a new password; undefined where there is none. */
export function resetToken(text: string | undefined): string | undefined {
  return text?.match(/\/reset-password\/([\w.~-]+)/)?.[1];
}
