// Made by scripts/generate.ts.
import type { IdentityEvent, IdentityRpcs } from './identity.ts';
import type { MediaEvent, MediaRpcs } from './media.ts';
import type { SocialEvent, SocialRpcs } from './social.ts';
import type { TranscodingEvent, TranscodingRpcs } from './transcoding.ts';

export type Events = {
  identity: IdentityEvent;
  media: MediaEvent;
  social: SocialEvent;
  transcoding: TranscodingEvent;
};
export type Rpcs = {
  identity: IdentityRpcs;
  media: MediaRpcs;
  social: SocialRpcs;
  transcoding: TranscodingRpcs;
};
/** The services that have a log. */
export type ServiceName = keyof Events;
