import { deleted, type ViewReader } from '@kloak/platform/ports/store.ts';
import { change, view } from '@kloak/platform/view.ts';

/** `words` is empty for an erased writer. */
type CommentWords = { id: string; writer: string; words: string };

const byComment = ({ data: { comment } }: { data: { comment: string } }) => [comment];

/** Texts of existing comments, for quotes in mails. */
export const commentWords = view<CommentWords>({
  name: 'comment-words',
  foldVersion: 1,
  on: {
    social: {
      CommentSaved: { ids: byComment, fold: (_doc, { data: { comment: id, writer, content: words } }) => ({ id, writer, words }) },
      CommentEdited: change(byComment, (doc, { data: { content: words } }) => ({ ...doc, words })),
      CommentDeleted: change(byComment, () => deleted),
    },
  },
  redact: (doc, person) => (doc.writer === person ? { ...doc, words: '' } : doc),
});

/** The words of some comments (≤ 500), each under its id. */
export async function wordsOf(reader: ViewReader<CommentWords>, comments: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return new Map((await reader.getMany([...new Set(comments)])).map(({ id, words }) => [id, words]));
}
