/** The token in the link of a confirmation message; undefined where there is none. */
export function confirmationToken(text: string | undefined): string | undefined {
  return text?.match(/\/confirm-email\/([\w.~-]+)/)?.[1];
}
