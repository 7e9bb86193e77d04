/** Token in the link of a message for choosing a new password; undefined without one. */
export function resetToken(text: string | undefined): string | undefined {
  return text?.match(/\/reset-password\/([\w.~-]+)/)?.[1];
}
