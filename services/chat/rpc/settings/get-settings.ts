import { member } from '@kloak/access/rules.ts';
import { rpc } from '@kloak/platform/rpc.ts';
import { settings } from '../../domain/settings.ts';

export const getSettings = rpc('chat', 'GetSettings', { access: member, run: (ctx, _request, me) => ctx.state(settings.of({ member: me })) });
