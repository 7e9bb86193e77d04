import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { showSettings } from '../views/show-settings.ts';

export const getSettings = rpc('notification', 'GetSettings', { access: member, run: (ctx, _request, me) => showSettings(ctx, me) });
