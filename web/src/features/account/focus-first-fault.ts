/** Leads to the first field that is wrong; answers whether there was one. Fields are called in the form as in the verdict. */
export function focusFirstFault(form: HTMLFormElement, faults: Readonly<Record<string, string | undefined>>): boolean {
  const wrong = Object.keys(faults).filter((name) => faults[name] !== undefined);
  const first = [...form.elements].find((field) => field instanceof HTMLElement && wrong.includes(field.getAttribute('name') ?? ''));
  if (first instanceof HTMLElement) first.focus();
  return wrong.length > 0;
}
