import { useQuery } from '@tanstack/react-query';
import { wordsOf } from '../../lib/api.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { useMe } from '../../lib/session.ts';
import { texts } from '../../lib/texts.ts';
import { Trouble } from '../../ui/notice.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { ConnectionLists } from './connection-lists.tsx';
import { connectionsQuery } from './connections-queries.ts';
import s from './families.module.css';
import { FindMember } from './find-member.tsx';

export function FamiliesPage() {
  const { families: t } = memberTexts;
  const { common } = texts;
  useTitle(t.title);
  const { data: connections, error, refetch, isFetching } = useQuery(connectionsQuery(useMe().id));
  return (
    <div className={s.page}>
      <h1>{t.title}</h1>
      {connections && (
        <>
          <FindMember connections={connections} />
          <ConnectionLists connections={connections} />
        </>
      )}
      {!connections && error && <Trouble text={wordsOf(error, t.loadFailed)} retry={common.retry} onRetry={() => void refetch()} busy={isFetching} />}
      {!connections && !error && (
        <Skeleton label={common.loading}>
          {['a', 'b', 'c'].map((row) => (
            <div key={row} className={s.row}>
              <Bone shape="round" />
              <div className={s.who}>
                <Bone shape="title" width="third" />
                <Bone width="half" />
              </div>
            </div>
          ))}
        </Skeleton>
      )}
    </div>
  );
}
