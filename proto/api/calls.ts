// Made by scripts/generate/generate.ts from the files beside it.
import * as adminsCalls from './admins.ts';
import * as albumsCalls from './albums.ts';
import * as avatarsCalls from './avatars.ts';
import * as chatCalls from './chat.ts';
import * as commentsCalls from './comments.ts';
import * as connectionsCalls from './connections.ts';
import * as consoleCalls from './console.ts';
import * as countsCalls from './counts.ts';
import * as credentialsCalls from './credentials.ts';
import * as downloadsCalls from './downloads.ts';
import * as exportsCalls from './exports.ts';
import * as groupsCalls from './groups.ts';
import * as invitesCalls from './invites.ts';
import * as librariesCalls from './libraries.ts';
import * as likesCalls from './likes.ts';
import * as memoriesCalls from './memories.ts';
import * as notificationsCalls from './notifications.ts';
import * as plansCalls from './plans.ts';
import * as postsCalls from './posts.ts';
import * as reactionsCalls from './reactions.ts';
import * as reportsCalls from './reports.ts';
import * as sessionsCalls from './sessions.ts';
import * as storiesCalls from './stories.ts';
import * as trashCalls from './trash.ts';
import * as uploadFlowsCalls from './upload-flows.ts';
import * as uploadsCalls from './uploads.ts';
import * as usersCalls from './users.ts';

/** Every call of the public API by its name in the code. Clients take types only (`types.ts`). */
export const api = {
  ...adminsCalls,
  ...albumsCalls,
  ...avatarsCalls,
  ...chatCalls,
  ...commentsCalls,
  ...connectionsCalls,
  ...consoleCalls,
  ...countsCalls,
  ...credentialsCalls,
  ...downloadsCalls,
  ...exportsCalls,
  ...groupsCalls,
  ...invitesCalls,
  ...librariesCalls,
  ...likesCalls,
  ...memoriesCalls,
  ...notificationsCalls,
  ...plansCalls,
  ...postsCalls,
  ...reactionsCalls,
  ...reportsCalls,
  ...sessionsCalls,
  ...storiesCalls,
  ...trashCalls,
  ...uploadFlowsCalls,
  ...uploadsCalls,
  ...usersCalls,
} as const;
