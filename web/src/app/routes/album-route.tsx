import { useParams } from 'react-router-dom';
import { AlbumPage } from '../../features/albums/album-page.tsx';
import { RemoveChosen } from '../../features/albums/remove-chosen.tsx';
import { Comments } from '../../features/comments/comments.tsx';
import { DownloadButton } from '../../features/downloads/download-button.tsx';
import { Hearts } from '../../features/hearts/hearts.tsx';
import { AlbumPost } from '../../features/post/album-post.tsx';
import { OwnPost } from './own-post.tsx';
import { Selecting } from './selecting.tsx';

/** Album page with other features' parts for its posts. Its owner can select posts; each album starts a new selection. */
export function AlbumRoute() {
  const { albumId = '' } = useParams();
  return (
    <Selecting key={albumId} acts={(posts, drop) => <RemoveChosen album={albumId} posts={posts} onRemoved={drop} />}>
      <AlbumPage
        download={(album) => <DownloadButton source={{ album }} />}
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
            comments={(item, owner) => <Comments subject={item} owner={owner} />}
          />
        )}
      />
    </Selecting>
  );
}
