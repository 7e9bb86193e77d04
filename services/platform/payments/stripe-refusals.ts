// Translation of Stripe's errors.
import { customerMissing, planEnded, refusedCards } from '@kloak/proto/rules/plans.ts';
import type { Fault } from '@kloak/proto/rules/text/checked.ts';
import { Stripe } from 'stripe';
import { errorSummary } from '../engine/error-summary.ts';
import { Refusal, refusalOf, unavailable } from '../errors.ts';

const { StripeAPIError, StripeCardError, StripeConnectionError, StripeError, StripeInvalidRequestError, StripePermissionError, StripeRateLimitError } =
  Stripe.errors;

/** Faults by the bank's code, or else by the code of the error. */
const cardFaults = new Map<string, Fault>([
  ['insufficient_funds', refusedCards.funds],
  ['expired_card', refusedCards.expired],
  ['incorrect_cvc', refusedCards.details],
  ['invalid_cvc', refusedCards.details],
  ['incorrect_number', refusedCards.details],
  ['invalid_number', refusedCards.details],
  ['incorrect_zip', refusedCards.details],
  ['incorrect_address', refusedCards.details],
  ['invalid_expiry_month', refusedCards.details],
  ['invalid_expiry_year', refusedCards.details],
  ['processing_error', refusedCards.bank],
  ['issuer_not_available', refusedCards.bank],
  ['try_again_later', refusedCards.bank],
  ['reenter_transaction', refusedCards.bank],
  ['authentication_required', refusedCards.confirmation],
  ['payment_intent_action_required', refusedCards.confirmation],
  ['payment_intent_authentication_failure', refusedCards.confirmation],
  ['subscription_payment_intent_requires_action', refusedCards.confirmation],
  ['invoice_payment_intent_requires_action', refusedCards.confirmation],
  ['card_declined', refusedCards.declined],
]);

/** Fault of a payment that a bank refused. */
export function cardFault({ code = '', decline_code: said = '', payment_intent: intent }: Stripe.errors.StripeError): Fault {
  if (intent?.status === 'requires_action') return refusedCards.confirmation;
  return cardFaults.get(said) ?? cardFaults.get(code) ?? refusedCards.other;
}

/** 402 is also the answer for an account that cannot take money yet. */
const isOfCard = (error: unknown): error is Stripe.errors.StripeError =>
  (error instanceof StripeCardError && (error.rawType === 'card_error' || Boolean(error.decline_code))) ||
  (error instanceof StripeError && cardFaults.has(error.code ?? ''));

export const asksConfirmation = (error: unknown): boolean => isOfCard(error) && cardFault(error) === refusedCards.confirmation;

/** A key of the other mode sees none of these objects: then the key is wrong. */
const isOtherMode = ({ message }: Stripe.errors.StripeError) => message.includes('similar object exists');

/** True if the object does not exist. */
export const isMissing = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof StripeInvalidRequestError && error.code === 'resource_missing' && !isOtherMode(error);

export const isCustomerGone = (error: unknown): boolean => isMissing(error) && (error.param === 'customer' || /no such customer/i.test(error.message));

function isSubscriptionGone(error: unknown): boolean {
  if (!(error instanceof StripeInvalidRequestError)) return false;
  const { code, param, message } = error;
  if (isMissing(error)) return param === 'subscription' || /no such subscription\b(?!_)/i.test(message);
  return code === 'invalid_canceled_subscription_fields' || /\bcancell?ed subscription\b/i.test(message);
}

const lacksCard = (error: unknown): boolean =>
  error instanceof StripeInvalidRequestError && /no attached payment source|no default payment method/i.test(error.message);

/** True if the request itself is refused, for every caller: another request may succeed. */
export const isRequestRefused = (error: unknown): boolean =>
  (error instanceof StripeInvalidRequestError || error instanceof StripePermissionError) && !isCustomerGone(error);

/** It may succeed later by itself. */
const passes = (error: unknown): boolean => [StripeConnectionError, StripeAPIError, StripeRateLimitError].some((one) => error instanceof one);

const faultOf = (error: unknown): Fault | undefined => {
  if (isOfCard(error)) return cardFault(error);
  if (isCustomerGone(error)) return customerMissing;
  if (isSubscriptionGone(error)) return planEnded;
  return lacksCard(error) ? refusedCards.none : undefined;
};

/** For members; operators find the reason in the warnings. */
export const providerRefused = (): Refusal =>
  new Refusal('unavailable', 'provider-refused', 'The payment provider does not take this right now. Whoever runs this vault can see why.');

/** True if the provider refuses for a reason that the operator can fix. */
export const isOperatorFault = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof StripeError && !passes(error) && faultOf(error) === undefined;

/** Reason for the operator: the provider's code and text, without names, addresses and ids. */
export const reasonOf = (error: unknown): string =>
  error instanceof StripeError ? `${error.code ?? error.rawType ?? error.type}: ${errorSummary(error)}` : errorSummary(error);

export function toRefusal(error: unknown): unknown {
  const fault = faultOf(error);
  if (fault) return refusalOf(fault);
  if (passes(error)) return unavailable('The payment provider');
  return isOperatorFault(error) ? providerRefused() : error;
}
