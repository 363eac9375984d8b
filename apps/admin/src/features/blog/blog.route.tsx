import { AppLink, EntityList, NewRecordRoute, RecordRoute, useCan } from '@org/admin-kit';
import { Button } from '@org/ui';
import { IconPackages } from '@tabler/icons-react';
import { type ReactElement, useState } from 'react';
import { AddToRelease } from '../../shell/releases/add-to-release.tsx';
import { text as releaseText } from '../../shell/releases/messages.ts';
import { text } from './messages.ts';
import { POST_SCREEN } from './post.config.tsx';
import { POST_LIST } from './post-list.config.tsx';

/** Renders the list of blog posts. */
export function BlogRoute(): ReactElement {
  const seesCategories = useCan('categories.can_view');
  const canUpdatePages = useCan('pages.can_update');
  const canPublish = useCan('blog.can_update') && canUpdatePages;
  const [released, setReleased] = useState<readonly number[]>();
  return (
    <>
      <EntityList
        screen={POST_LIST}
        {...(canPublish && {
          bulkActions: (ids) => [
            { label: releaseText.add, icon: IconPackages, onPress: () => setReleased(ids) },
          ],
        })}
        buttons={
          seesCategories && (
            <Button component={AppLink} href="/admin/blog/categories">
              {text.categoriesLink}
            </Button>
          )
        }
      />
      {released && (
        <AddToRelease kind="post" ids={released} onClose={() => setReleased(undefined)} />
      )}
    </>
  );
}

/** Renders the form of a new post. */
export function NewPostRoute(): ReactElement {
  return <NewRecordRoute screen={POST_SCREEN} />;
}

/** Renders a post. */
export function PostRoute(): ReactElement {
  return <RecordRoute screen={POST_SCREEN} />;
}
