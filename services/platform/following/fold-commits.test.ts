import type { Commit } from '../ports/store.ts';
import { comment, foreign, heart, trailView } from '../testing/store/data.ts';
import { type FoldableCommit, touchedDocs, touchedIds, workIn } from './fold-commits.ts';
import { recordedEvents } from './recorded-events.ts';

const view = trailView('trails');
const foldable = (commit: Commit): FoldableCommit => ({ seq: commit.seq, events: () => recordedEvents('social', commit, new Set()) });
const commits = [
  foreign(0, 1, [heart('a'), heart('b')]),
  foreign(0, 2, []),
  foreign(0, 3, [comment('a', 'x'), comment('a', 'y')]),
  foreign(0, 4, [heart('c')]),
].map(foldable);
const seqs = (maxWork?: number) => touchedDocs(view, commits, maxWork).done.map(({ seq }) => seq);

describe('commits of one step', () => {
  it('end with the one that reaches the limit of work: each counts, and each document that it touches', () => {
    expect([1, 3, 4, 5, 6, 7].map(seqs)).toEqual([[1], [1], [1, 2], [1, 2, 3], [1, 2, 3], [1, 2, 3, 4]]);
    expect(seqs()).toEqual([1, 2, 3, 4]);
    expect(workIn(touchedDocs(view, commits))).toBe(8);
  });

  it('name each document once', () => {
    expect(touchedIds(touchedDocs(view, commits))).toEqual(['a', 'b', 'c']);
  });

  it('end before the one that cannot be read, and do not read beyond the limit', () => {
    const broken: FoldableCommit = {
      seq: 5,
      events() {
        throw new Error('unreadable');
      },
    };
    expect(touchedDocs(view, [...commits, broken])).toMatchObject({ failure: { error: new Error('unreadable') } });
    expect(touchedDocs(view, [...commits, broken], 8).failure).toBeUndefined();
  });
});
