// Made by scripts/generate/generate.ts from the files of the web app.
import { notFoundTexts } from '../src/app/not-found-texts.ts';
import { helpTexts } from '../src/app/shell/help-texts.ts';
import { menuTexts } from '../src/app/shell/menu-texts.ts';
import { changePasswordTexts } from '../src/features/account/change-password-texts.ts';
import { confirmTexts } from '../src/features/account/confirm-texts.ts';
import { deleteAccountTexts } from '../src/features/account/delete/delete-account-texts.ts';
import { forgotTexts } from '../src/features/account/forgot-texts.ts';
import { newPasswordTexts } from '../src/features/account/new-password.ts';
import { resetTexts } from '../src/features/account/reset-texts.ts';
import { signInTexts } from '../src/features/account/sign-in-texts.ts';
import { signUpTexts } from '../src/features/account/sign-up/sign-up-texts.ts';
import { accountTexts } from '../src/features/account/texts.ts';
import { albumsTexts } from '../src/features/albums/texts.ts';
import { chatTexts } from '../src/features/chat/texts.ts';
import { commentsTexts } from '../src/features/comments/texts.ts';
import { consoleTexts } from '../src/features/console/texts.ts';
import { exportTexts } from '../src/features/downloads/export-texts.ts';
import { downloadsTexts } from '../src/features/downloads/texts.ts';
import { familiesTexts } from '../src/features/families/texts.ts';
import { postsTexts } from '../src/features/groups/feed/posts-texts.ts';
import { groupNameTexts } from '../src/features/groups/name-texts.ts';
import { groupsTexts } from '../src/features/groups/texts.ts';
import { heartsTexts } from '../src/features/hearts/texts.ts';
import { homeTexts } from '../src/features/home/texts.ts';
import { installTexts } from '../src/features/install/texts.ts';
import { invitesTexts } from '../src/features/invites/texts.ts';
import { landingTexts } from '../src/features/landing/texts.ts';
import { contactTexts, legalTexts } from '../src/features/legal/legal-texts.ts';
import { notificationRowTexts } from '../src/features/notifications/row-texts.ts';
import { notificationsTexts } from '../src/features/notifications/texts.ts';
import { ownPostTexts } from '../src/features/own-post/texts.ts';
import { photosTexts } from '../src/features/photos/texts.ts';
import { plansTexts } from '../src/features/plans/texts.ts';
import { postTexts } from '../src/features/post/texts.ts';
import { avatarTexts, profileTexts } from '../src/features/profile/texts.ts';
import { reportsTexts } from '../src/features/reports/texts.ts';
import { sessionsTexts } from '../src/features/sessions/texts.ts';
import { settingsTexts } from '../src/features/settings/texts.ts';
import { storiesTexts } from '../src/features/stories/texts.ts';
import { trashPageTexts } from '../src/features/trash/texts.ts';
import { uploadTexts } from '../src/features/upload/texts.ts';
import { videosTexts } from '../src/features/videos/texts.ts';
import { filesTexts } from '../src/files/texts.ts';
import { cancelUploadTexts, uploadStatusTexts } from '../src/files/upload-texts.ts';
import { usageTexts } from '../src/files/usage-texts.ts';
import { memberTexts } from '../src/lib/member-texts.ts';
import { texts } from '../src/lib/texts.ts';
import { outboxTexts } from '../src/outbox/outbox-texts.ts';
import { waitingTexts } from '../src/outbox/texts.ts';
import { reportedTexts } from '../src/people/reported-texts.ts';
import { trashTexts } from '../src/posts/trash-texts.ts';
import { firstStepsTexts } from '../src/start/first-steps-texts.ts';

/** Every text that people read, for tests that check all of them; messages of the rules are in `proto/rules`. The product imports only parts. */
export const catalogue = {
  notFoundTexts,
  helpTexts,
  menuTexts,
  changePasswordTexts,
  confirmTexts,
  deleteAccountTexts,
  forgotTexts,
  newPasswordTexts,
  resetTexts,
  signInTexts,
  signUpTexts,
  accountTexts,
  albumsTexts,
  chatTexts,
  commentsTexts,
  consoleTexts,
  exportTexts,
  downloadsTexts,
  familiesTexts,
  postsTexts,
  groupNameTexts,
  groupsTexts,
  heartsTexts,
  homeTexts,
  installTexts,
  invitesTexts,
  landingTexts,
  contactTexts,
  legalTexts,
  notificationRowTexts,
  notificationsTexts,
  ownPostTexts,
  photosTexts,
  plansTexts,
  postTexts,
  avatarTexts,
  profileTexts,
  reportsTexts,
  sessionsTexts,
  settingsTexts,
  storiesTexts,
  trashPageTexts,
  uploadTexts,
  videosTexts,
  filesTexts,
  cancelUploadTexts,
  uploadStatusTexts,
  usageTexts,
  memberTexts,
  texts,
  outboxTexts,
  waitingTexts,
  reportedTexts,
  trashTexts,
  firstStepsTexts,
} as const;
