// Our plans as products and prices at Stripe, and which plan is meant by one of them.
import { isPaidPlan, type PlanId, paidPlans, planOf } from '@kloak/proto/rules/plans.ts';
import type { Stripe } from 'stripe';
import { Refusal } from '../errors.ts';
import type { SoldPlan } from '../ports/payments.ts';
import { isMissing, isRequestRefused } from './stripe-refusals.ts';

const currency = 'usd';

const productId = (plan: string) => `kloak-${plan}`;
const lookupKey = (plan: string) => `kloak-${plan}-month`;

async function syncProduct(stripe: Stripe, { id, name, description }: SoldPlan): Promise<void> {
  const facts = { name: `Kloak ${name}`, description, metadata: { plan: id } };
  try {
    await stripe.products.update(productId(id), facts);
  } catch (error) {
    if (!isMissing(error)) throw error;
    await stripe.products.create({ id: productId(id), ...facts });
  }
}

/** Prices never change: a new one takes the lookup name, and subscriptions to the old one continue. */
async function syncPrice(stripe: Stripe, { id, cents }: SoldPlan): Promise<void> {
  const found = (await stripe.prices.list({ lookup_keys: [lookupKey(id)], active: true })).data[0];
  if (found?.unit_amount === cents && found.metadata.plan === id) return;
  const price = { product: productId(id), currency, unit_amount: cents, recurring: { interval: 'month' as const } };
  await stripe.prices.create({ ...price, lookup_key: lookupKey(id), transfer_lookup_key: true, metadata: { plan: id } });
}

export async function syncCatalogue(stripe: Stripe, plans: readonly SoldPlan[]): Promise<void> {
  for (const plan of plans) {
    await syncProduct(stripe, plan);
    await syncPrice(stripe, plan);
  }
}

/** Refuses: 503 `no-price`. */
export async function priceOf(stripe: Stripe, plan: string): Promise<string> {
  const found = (await stripe.prices.list({ lookup_keys: [lookupKey(plan)], active: true })).data[0];
  if (found === undefined) throw new Refusal('unavailable', 'no-price', 'The plans are not at the payment provider yet: an admin runs `npm run sync-plans`.');
  return found.id;
}

/** Identifies a product by its own metadata, else by the id that it was created with. */
export type ProductWords = { id: string; metadata?: { plan?: string } };

function planOfProduct({ id, metadata }: ProductWords): PlanId | undefined {
  const said = metadata?.plan;
  return isPaidPlan(said) ? said : paidPlans.find((plan) => productId(plan.id) === id)?.id;
}

type PriceWords = Pick<Stripe.Price, 'metadata' | 'lookup_key' | 'product'>;
export type ItemWords = { id: string; price: PriceWords };
export type Products = ReadonlyMap<string, ProductWords>;

export const productIdOf = ({ price: { product } }: ItemWords): string => (typeof product === 'string' ? product : product.id);

/** Plan of an item: by its price, else by its product; undefined if neither belongs to our plans. `products`: those that were read. */
export function planOfItem(item: ItemWords, products: Products = new Map()): PlanId | undefined {
  const { metadata, lookup_key: key, product } = item.price;
  if (isPaidPlan(metadata.plan)) return metadata.plan;
  const named = paidPlans.find((plan) => lookupKey(plan.id) === key)?.id;
  if (named !== undefined) return named;
  const id = productIdOf(item);
  return planOfProduct(products.get(id) ?? (typeof product === 'string' ? { id } : product));
}

/** Item of one of our plans, in any place; of several the largest. */
export function planItem<Item extends ItemWords>(items: readonly Item[], products?: Products): { item: Item; plan: PlanId } | undefined {
  const found = items.flatMap((item) => {
    const plan = planOfItem(item, products);
    return plan === undefined ? [] : [{ item, plan }];
  });
  return found.toSorted((one, other) => planOf(other.plan).storageBytes - planOf(one.plan).storageBytes)[0];
}

/** Reads products whose price names no plan; missing or forbidden ones are left out. */
export async function productsOf(stripe: Stripe, items: readonly ItemWords[]): Promise<Products> {
  if (planItem(items) !== undefined) return new Map();
  const ids = [...new Set(items.map(productIdOf))];
  const found = await Promise.all(
    ids.map((id) =>
      stripe.products.retrieve(id).catch((error: unknown) => {
        if (isRequestRefused(error)) return { id };
        throw error;
      }),
    ),
  );
  return new Map(found.map((product) => [product.id, product]));
}
