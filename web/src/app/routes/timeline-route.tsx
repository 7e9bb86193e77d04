import { Navigate, useSearchParams } from 'react-router-dom';
import { addedBy, photosOf } from '../../posts/data/chosen-people.ts';
import { useMe } from '../../session/session.ts';

/** Address of the member's own library in earlier builds: leads to the member's own posts among the photos. */
export function TimelineRoute() {
  const { id } = useMe();
  const [params] = useSearchParams();
  return <Navigate to={params.get('order') === 'added' ? addedBy(id) : photosOf([id])} replace />;
}
