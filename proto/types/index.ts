// Made by scripts/generate/generate.ts.
import type { BillingEvent, BillingRpcs } from './billing.ts';
import type { ChatEvent, ChatRpcs } from './chat.ts';
import type { GroupsEvent, GroupsRpcs } from './groups.ts';
import type { IdentityEvent, IdentityRpcs } from './identity.ts';
import type { MediaEvent, MediaRpcs } from './media.ts';
import type { NotificationEvent, NotificationRpcs } from './notification.ts';
import type { SocialEvent, SocialRpcs } from './social.ts';
import type { TranscodingEvent, TranscodingRpcs } from './transcoding.ts';

export type Events = {
  billing: BillingEvent;
  chat: ChatEvent;
  groups: GroupsEvent;
  identity: IdentityEvent;
  media: MediaEvent;
  notification: NotificationEvent;
  social: SocialEvent;
  transcoding: TranscodingEvent;
};
export type Rpcs = {
  billing: BillingRpcs;
  chat: ChatRpcs;
  groups: GroupsRpcs;
  identity: IdentityRpcs;
  media: MediaRpcs;
  notification: NotificationRpcs;
  social: SocialRpcs;
  transcoding: TranscodingRpcs;
};
/** The services that have a log. */
export type ServiceName = keyof Events;
