import { billing } from '@kloak/billing/service.ts';
import { chat } from '@kloak/chat/service.ts';
import { groups } from '@kloak/groups/service.ts';
import { identity } from '@kloak/identity/service.ts';
import { media } from '@kloak/media/service.ts';
import { notification } from '@kloak/notification/service.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';

export const allServices = [identity, social, media, transcoding, chat, groups, notification, billing] as const;
