/** A form as Stripe's API takes it: `items[0][price]=x` is `{ items: { 0: { price: 'x' } } }`. */
export type Form = { readonly [name: string]: string | Form };

const isForm = (value: string | Form | undefined): value is Form => typeof value === 'object';

function withField(form: Form, [name = '', ...rest]: readonly string[], value: string): Form {
  const inner = form[name];
  return { ...form, [name]: rest.length === 0 ? value : withField(isForm(inner) ? inner : {}, rest, value) };
}

export function readForm(text: string): Form {
  let form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) form = withField(form, name.replaceAll(']', '').split('['), value);
  return form;
}

export const formIn = (form: Form, name: string): Form => {
  const inner = form[name];
  return isForm(inner) ? inner : {};
};

export function textIn(form: Form, name: string): string | undefined {
  const value = form[name];
  return typeof value === 'string' ? value : undefined;
}

/** The entries of a list, in their order. */
export const listIn = (form: Form, name: string): Form[] => Object.values(formIn(form, name)).filter(isForm);
