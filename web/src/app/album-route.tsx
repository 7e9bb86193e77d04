import { AlbumPage } from '../features/albums/album-page.tsx';
import { Comments } from '../features/comments/comments.tsx';
import { Hearts } from '../features/hearts/hearts.tsx';
import { AlbumPost } from '../features/post/album-post.tsx';
import { OwnPost } from './own-post.tsx';

/** The album page with what other features bring to the post that it shows. */
export function AlbumRoute() {
  return (
    <AlbumPage
      show={({ menu, leave, ...shown }) => (
        <AlbumPost
          {...shown}
          hearts={(item) => <Hearts item={item} />}
          menu={(post) => (
            <>
              {menu}
              <OwnPost post={post} onDeleted={leave} />
            </>
          )}
          comments={(item, owner) => <Comments item={item} owner={owner} />}
        />
      )}
    />
  );
}
