import { auth } from '@kloak/proto/api/sessions.ts';
import { avatarFault } from '@kloak/proto/rules/files/avatar-files.ts';
import { normalizeName } from '@kloak/proto/rules/people/names.ts';
import type { AnswerOf } from '../incoming.ts';
import { handlerRoute, type Route } from '../route.ts';

/** A guest is answered without asking anybody. */
export const whoIsSignedIn: readonly Route[] = [
  handlerRoute(auth, {
    rpcs: ['identity.GetAccount'],
    limit: 'read',
    async handle({ chatClosedTo, registration, contact }, { auth: { principal, ended }, ask }): Promise<AnswerOf<typeof auth>> {
      const invited = registration === 'invited' && { registration };
      if (principal === undefined) return { isAuth: false, isAdmin: false, googleAuth: false, contact, ...(ended && { ended }), ...invited };
      const { account, username, verified, admin, image, imagePending, imageFailure, seenHelp, deletesAt } = await ask('identity.GetAccount', {});
      const avatar = { image, ...(imagePending && { imagePending }), imageFailure: imageFailure && avatarFault(imageFailure).message };
      const chatClosed = chatClosedTo.has(normalizeName(username)) && { chatClosed: true as const };
      return {
        isAuth: true,
        isAdmin: admin,
        username,
        userId: account,
        verified,
        ...avatar,
        ...chatClosed,
        ...(seenHelp.length > 0 && { seenHelp }),
        deletesAt,
        contact,
        googleAuth: false,
      };
    },
  }),
];
