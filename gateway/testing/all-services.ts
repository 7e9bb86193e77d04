import { identity } from '@kloak/identity/service.ts';
import { media } from '@kloak/media/service.ts';
import { social } from '@kloak/social/service.ts';
import { transcoding } from '@kloak/transcoding/service.ts';

export const allServices = [identity, social, media, transcoding] as const;
