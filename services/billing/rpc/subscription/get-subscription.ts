import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { showSubscription } from '../../steps/show-subscription.ts';

export const getSubscription = rpc('billing', 'GetSubscription', { access: member, run: (ctx, _request, me) => showSubscription(ctx, me) });
