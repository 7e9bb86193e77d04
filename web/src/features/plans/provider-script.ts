// Types and loader of the payment provider's library, limited to the card element. It may be loaded only from the provider, and only on the page of the
// plans.
import { queryOptions } from '@tanstack/react-query';

type CardElement = { mount(place: HTMLElement): void; clear(): void; destroy(): void };
type CardStyle = { readonly style: { readonly base: Readonly<Record<string, string>>; readonly invalid: Readonly<Record<string, string>> } };
/** `error.message` is a text for the person who typed the card. */
type PaymentMethodMade = { readonly paymentMethod?: { readonly card?: { readonly last4: string } }; readonly error?: { readonly message?: string } };
export type Provider = {
  elements(): { create(type: 'card', look: CardStyle): CardElement };
  createPaymentMethod(wanted: { readonly type: 'card'; readonly card: CardElement }): Promise<PaymentMethodMade>;
};
type Library = (publishableKey: string, options: { readonly locale: string }) => Provider;

declare global {
  interface Window {
    Stripe?: Library;
  }
}

const address = 'https://js.stripe.com/v3/';

function load(): Promise<Library> {
  return new Promise((resolve, reject) => {
    if (window.Stripe) return resolve(window.Stripe);
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('the library of the payment provider did not come'));
    };
    script.src = address;
    script.addEventListener('error', fail);
    script.addEventListener('load', () => (window.Stripe ? resolve(window.Stripe) : fail()));
    document.head.append(script);
  });
}

/** Returns the provider's client after its script has run. */
export const providerQuery = (publishableKey: string) =>
  queryOptions({
    queryKey: ['payment-provider', publishableKey],
    queryFn: async () => (await load())(publishableKey, { locale: 'en' }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
    structuralSharing: false,
  });
