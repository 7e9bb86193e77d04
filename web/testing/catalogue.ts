import { firstStepsTexts } from '../src/app/first-steps-texts.ts';
import { notFoundTexts } from '../src/app/not-found-texts.ts';
import { helpTexts } from '../src/app/shell/help-texts.ts';
import { menuTexts } from '../src/app/shell/menu-texts.ts';
import { changePasswordTexts } from '../src/features/account/change-password-texts.ts';
import { confirmTexts } from '../src/features/account/confirm-texts.ts';
import { forgotTexts } from '../src/features/account/forgot-texts.ts';
import { newPasswordTexts } from '../src/features/account/new-password.ts';
import { resetTexts } from '../src/features/account/reset-texts.ts';
import { signInTexts } from '../src/features/account/sign-in-texts.ts';
import { signUpTexts } from '../src/features/account/sign-up-texts.ts';
import { accountTexts } from '../src/features/account/texts.ts';
import { albumsTexts } from '../src/features/albums/texts.ts';
import { commentsTexts } from '../src/features/comments/texts.ts';
import { familiesTexts } from '../src/features/families/texts.ts';
import { heartsTexts } from '../src/features/hearts/texts.ts';
import { homeTexts } from '../src/features/home/texts.ts';
import { landingTexts } from '../src/features/landing/texts.ts';
import { legalTexts } from '../src/features/legal/legal-texts.ts';
import { ownPostTexts } from '../src/features/own-post/texts.ts';
import { postTexts } from '../src/features/post/texts.ts';
import { avatarTexts, profileTexts } from '../src/features/profile/texts.ts';
import { sessionsTexts } from '../src/features/sessions/texts.ts';
import { timelineTexts } from '../src/features/timeline/texts.ts';
import { uploadTexts } from '../src/features/upload/texts.ts';
import { videosTexts } from '../src/features/videos/texts.ts';
import { memberTexts } from '../src/lib/member-texts.ts';
import { texts } from '../src/lib/texts.ts';
import { cancelUploadTexts, uploadStatusTexts } from '../src/lib/upload-texts.ts';

/** Every text that people read, for who looks through them all; what the rules of `proto/rules` say stands there. Pages load their own part: nothing of the product imports this. */
export const catalogue = {
  texts,
  menuTexts,
  memberTexts,
  accountTexts,
  avatarTexts,
  albumsTexts,
  cancelUploadTexts,
  changePasswordTexts,
  commentsTexts,
  confirmTexts,
  familiesTexts,
  firstStepsTexts,
  forgotTexts,
  helpTexts,
  heartsTexts,
  homeTexts,
  landingTexts,
  legalTexts,
  newPasswordTexts,
  notFoundTexts,
  ownPostTexts,
  postTexts,
  profileTexts,
  resetTexts,
  sessionsTexts,
  signInTexts,
  signUpTexts,
  timelineTexts,
  uploadStatusTexts,
  uploadTexts,
  videosTexts,
} as const;
