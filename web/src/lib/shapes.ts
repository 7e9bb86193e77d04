import { type Described, having, isFlag, isNumber, isText, listOf, oneOf, optional } from './is.ts';

/** The shapes of the API that more than one screen reads. */
export const isSuccess = having({ success: isFlag });

export const isProfile = having({ _id: isText, username: isText, image: isText, email: optional(isText) });
export type Profile = Described<typeof isProfile>;

export const isPrivacy = oneOf('PRIVATE', 'FAMILY_ONLY');
export type Privacy = Described<typeof isPrivacy>;

const isSource = having({ url: isText, width: isNumber, height: isNumber, type: isText });

export const isMedia = having({
  _id: isText,
  title: optional(isText),
  description: optional(isText),
  filePath: isText,
  thumbNail: isText,
  key: optional(isText),
  fileName: optional(isText),
  privacy: isPrivacy,
  status: oneOf('PROCESSING', 'READY', 'FAILED'),
  width: isNumber,
  height: isNumber,
  thumbhash: isText,
  partial: optional(isFlag),
  sources: listOf(isSource),
  duration: optional(isNumber),
  createdAt: isText,
});
export type Media = Described<typeof isMedia>;

export const isPost = having({
  _id: isText,
  title: optional(isText),
  writer: isProfile,
  image: optional(isMedia),
  video: optional(isMedia),
  createdAt: isText,
});
export type Post = Described<typeof isPost>;
