import type { Texts } from '../../lib/texts.ts';

export const commentsTexts = {
  title: 'Comments',
  write: 'Write a comment',
  writeReply: (name: string) => `Reply to ${name}`,
  submit: 'Submit',
  cancel: 'Cancel',
  reply: 'Reply',
  view: (count: number) => `View ${count} more comment(s)`,
  hide: (count: number) => `Hide ${count} comment(s)`,
  empty: 'No comments yet. Write the first one.',
  failed: 'Failed to save Comment',
  loadFailed: 'Failed to get video Info',
  atLeast: (count: number) => `${count}+`,
  loading: 'Loading comments',
} as const satisfies Texts;
