/** Token in the link of a confirmation message; undefined without one. */
export function confirmationToken(text: string | undefined): string | undefined {
  return text?.match(/\/confirm-email\/([\w.~-]+)/)?.[1];
}
